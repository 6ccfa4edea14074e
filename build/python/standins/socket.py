# Defaults of arguments, as in the real module.
AF_UNSPEC, AI_PASSIVE, IPPROTO_TCP, IPPROTO_UDP, SOCK_STREAM, SOCK_DGRAM = 0, 1, 6, 17, 1, 2
