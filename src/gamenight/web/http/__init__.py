"""The doors: routes, the socket, and what stands before every request."""
