/** The nine message types of the specification (1 §3), or an application's own, which it draws in a slot. */
export type MessageKind =
  | 'message'
  | 'contact'
  | 'location'
  | 'audio'
  | 'file'
  | 'image'
  | 'call'
  | 'emoji'
  | 'sticker'
  | (string & Record<never, never>);
