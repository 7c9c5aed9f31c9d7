/** Types of message; the values are the words on the wire. */
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
} as const;
/** Type of a message. */
export type MessageType = keyof typeof DTMessageType;
