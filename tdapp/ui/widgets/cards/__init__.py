"""The projected page's cards: frozen values painted large, under a small clock."""
