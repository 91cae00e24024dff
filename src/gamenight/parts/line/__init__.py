"""A line of dominoes: what Dominoes, Block and Bergen share."""
