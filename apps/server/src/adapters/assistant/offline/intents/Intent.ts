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
  | { kind: 'findMessage'; words: string; by?: string | undefined }
  | { kind: 'newest'; by?: string | undefined }
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
  open: RegExp;
  parts: Readonly<Record<PartName, RegExp>>;
  findMessage: readonly RegExp[];
  findAny: readonly RegExp[];
  /** That somebody, `by`, said something about `words`. */
  findSaid: readonly RegExp[];
  /** What was written lately, by `words` where it names somebody. */
  newest: readonly RegExp[];
  /** Whether there is somebody of that name. */
  findPerson: readonly RegExp[];
  /** Where one's own things are, said at the end: “in my contacts”. */
  ownEnding: RegExp;
  /** Words that stand where a name could, and name nobody. */
  nobody: RegExp;
};
