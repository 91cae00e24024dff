"""Several servers behind one address: how they hear of each other."""
