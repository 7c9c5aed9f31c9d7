// The library of the sockets in a file of its own: createLateSocket.ts loads it.
export { createSocket } from '@franca/api-client';
