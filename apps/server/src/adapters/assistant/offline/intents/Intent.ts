/** The parts of Franca that can be opened by name. */
export type PartName =
  | 'settings'
  | 'profile'
  | 'plans'
  | 'account'
  | 'notifications'
  | 'friends'
  | 'requests'
  | 'newChat'
  | 'newGroup'
  | 'shortcuts'
  | 'about'
  | 'help'
  | 'logOut';

/** What a person wants of the assistant. */
export type Intent =
  | { kind: 'greet' }
  | { kind: 'identity' }
  | { kind: 'translate'; text: string; language: string }
  | { kind: 'unread'; isToday: boolean }
  | { kind: 'open'; part: PartName }
  | { kind: 'findMessage'; words: string }
  | { kind: 'findPerson'; name: string }
  | { kind: 'help' };

/**
 * How people say what they want in one language. A pattern of `translate` names its groups `text` and `language`, those of the others that take
 * something name it `words`.
 */
export type IntentPatterns = {
  greet: RegExp;
  identity: readonly RegExp[];
  translate: readonly RegExp[];
  /** How a question begins that asks for help, whatever it is about. */
  asksHow: RegExp;
  unread: readonly RegExp[];
  today: RegExp;
  open: RegExp;
  parts: Readonly<Record<PartName, RegExp>>;
  findMessage: readonly RegExp[];
  findAny: readonly RegExp[];
};
