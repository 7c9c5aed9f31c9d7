/** The nine message types of the specification (1 §3). */
export type MessageKind =
  | 'message'
  | 'contact'
  | 'location'
  | 'audio'
  | 'file'
  | 'image'
  | 'call'
  | 'emoji'
  | 'sticker';
