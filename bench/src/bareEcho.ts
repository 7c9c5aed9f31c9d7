/**
 * The anchor of the round trip: a socket.io server that passes a message on to the other sockets, and nothing else.
 * Prints its port on the first line.
 */
import { createServer } from 'node:http';
import { Server } from 'socket.io';

const http = createServer();
const io = new Server(http, { perMessageDeflate: false, transports: ['websocket'] });
io.on('connection', (socket) => {
  socket.on('message', (message: unknown) => socket.broadcast.emit('message', message));
});
http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  console.log(typeof address === 'object' && address ? address.port : '');
});
process.on('SIGTERM', () => process.exit(0));
