/**
 * Bytes that may wait in this process for one socket, whatever it is for: a client that reads so much less than it is sent is
 * ended, and catches up when it comes back.
 */
export const maxWaitingBytes = 4 * 1024 * 1024;
