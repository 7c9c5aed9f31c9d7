import type { ChatMessage } from '../model/Message.ts';
import type { Person } from '../model/Person.ts';

/** Somebody who has seen everything up to a message. */
export interface SeenMark {
  /** Who. */
  readonly person: Person;
  /** Up to when they have seen everything, milliseconds since 1970. */
  readonly seenTime: number;
}

/** Options of {@link seenMarks}. */
export interface SeenMarksOptions {
  /** The messages, oldest first. */
  readonly messages: readonly ChatMessage[];
  /** Per person, up to when they have seen everything, milliseconds since 1970. */
  readonly seenTimes: ReadonlyMap<string, number>;
  /** Everyone in the conversation. */
  readonly people: readonly Person[];
  /** Whose own messages carry the marks. */
  readonly viewerId: string;
}

/** Marks by the client id of the message that carries them. */
export type SeenMarks = ReadonlyMap<string, readonly SeenMark[]>;

function isSame(left: readonly SeenMark[] | undefined, right: readonly SeenMark[]): boolean {
  return (
    left?.length === right.length &&
    right.every(({ person, seenTime }, index) => {
      const other = left[index];
      return other?.person === person && other.seenTime === seenTime;
    })
  );
}

/**
 * Puts everybody who has seen something to the newest own message that they have seen, those who were last first. Lists
 * of `previous` that say the same are used again, so that only messages whose marks changed render.
 */
export function seenMarks(options: SeenMarksOptions, previous: SeenMarks = new Map()): SeenMarks {
  const { messages, seenTimes, people, viewerId } = options;
  let waiting = people.flatMap((person): SeenMark[] => {
    const seenTime = seenTimes.get(person.id);
    return seenTime === undefined || person.id === viewerId ? [] : [{ person, seenTime }];
  });
  waiting.sort((left, right) => right.seenTime - left.seenTime);
  const marks = new Map<string, readonly SeenMark[]>();
  for (let index = messages.length - 1; index >= 0 && waiting.length > 0; index -= 1) {
    const message = messages[index];
    const isOwn =
      message?.author.id === viewerId &&
      message.seq !== null &&
      !message.isRecalled &&
      message.content.kind !== 'system';
    if (!message || !isOwn) continue;
    const here = waiting.filter(({ seenTime }) => seenTime >= message.sentAt);
    if (here.length === 0) continue;
    waiting = waiting.filter(({ seenTime }) => seenTime < message.sentAt);
    const known = previous.get(message.chatId);
    marks.set(message.chatId, known && isSame(known, here) ? known : here);
  }
  return marks;
}
