"""What property games say, by language. A game's own words add its names and the texts of its cards."""
