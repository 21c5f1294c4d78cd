"""The projected page's parts: what it says (words), where each part stands (arrange), and its ink."""
