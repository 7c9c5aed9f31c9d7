/** Types of message; the values are the words on the wire. `call` and `system` are written by the server only. */
export const DTMessageType = {
  contact: 'contact',
  location: 'location',
  message: 'message',
  audio: 'audio',
  file: 'file',
  image: 'image',
  call: 'call',
  emoji: 'emoji',
  sticker: 'sticker',
  poll: 'poll',
  system: 'system',
} as const;
/** Type of a message. */
export type MessageType = keyof typeof DTMessageType;
