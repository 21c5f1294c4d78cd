"""The floor: who plays, who is out, and in which place."""
