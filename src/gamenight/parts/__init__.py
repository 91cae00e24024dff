"""What games are made of. A piece lives here once two games need it, and knows the rules of none."""
