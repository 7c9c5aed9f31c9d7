/** Types of message on the wire (1 §3: DTMessageType; readings A31). */
export const messageTypes = [
  'contact',
  'location',
  'message',
  'audio',
  'file',
  'image',
  'call',
  'emoji',
  'sticker',
] as const;
/** Type of a message. */
export type MessageType = (typeof messageTypes)[number];
