import { join } from 'node:path';
import express from 'express';

// In memory, so that a restart begins anew: a database belongs here.
const rooms = new Map();
const openRoom = (id) => rooms.get(id) ?? rooms.set(id, { messages: [], streams: new Set() }).get(id);

const app = express();
app.use(express.json());
app.use(express.static(join(import.meta.dirname, 'dist')));

app.get('/api/rooms/:room/messages', ({ params, query }, response) => {
  const before = Number(query.before || Number.POSITIVE_INFINITY);
  const older = openRoom(params.room).messages.filter(({ sentAt }) => sentAt < before);
  response.json(older.slice(-Number(query.limit)));
});

app.post('/api/rooms/:room/messages', ({ params, body }, response) => {
  const { messages, streams } = openRoom(params.room);
  const stored = messages.find(({ chatId }) => chatId === body.chatId);
  if (stored) return void response.json(stored); // sent again: the first response was lost
  const { chatId, author, text } = body; // a real server takes the author from the session
  const sentAt = Math.max(Date.now(), (messages.at(-1)?.sentAt ?? 0) + 1);
  const message = { chatId, topicId: params.room, author, text, sentAt };
  messages.push(message);
  for (const stream of streams) stream.write(`data: ${JSON.stringify(message)}\n\n`);
  response.json(message);
});

app.get('/api/rooms/:room/events', (request, response) => {
  const { streams } = openRoom(request.params.room);
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  response.write(':\n\n');
  streams.add(response);
  request.on('close', () => streams.delete(response));
});

const server = app.listen(Number(process.env.PORT ?? 3000), '127.0.0.1', () =>
  console.log(`http://127.0.0.1:${server.address().port}`),
);
