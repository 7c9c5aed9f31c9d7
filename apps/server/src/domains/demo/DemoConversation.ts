import type { LocationData } from '@franca/contract';
import type { DemoPersonId } from './demoPeople.ts';
import type { DemoPicture } from './drawPicture.ts';

/** How long ago something was said: days, hours, minutes before the demo was made. */
export type Ago = readonly [days: number, hours: number, minutes: number];

/** One message; exactly one of text, emoji, place, picture and contact. */
export type DemoLine = {
  /** Who says it. */
  by: DemoPersonId;
  /** When; lines of a conversation are in order. */
  ago: Ago;
  /** A text in the sender's language, known to the phrase memory. */
  text?: string;
  /** An emoji by itself. */
  emoji?: string;
  /** A shared place. */
  place?: LocationData;
  /** A drawn picture. */
  picture?: DemoPicture;
  /** Somebody's contact. */
  contact?: DemoPersonId;
  /** Index of the line that this one answers. */
  reply?: number;
};

/** A private conversation of the demo. */
export type DemoConversation = {
  /** Who takes part; the first one began it. */
  members: readonly [DemoPersonId, DemoPersonId];
  /** How many of the last lines somebody has not seen yet; nobody named has seen everything. */
  unseen: Partial<Record<DemoPersonId, number>>;
  /** What was said, oldest first. */
  lines: readonly DemoLine[];
};

/** A group of the demo: its first member made it, and the last one was added by the second. */
export type DemoGroup = Omit<DemoConversation, 'members' | 'unseen'> & {
  /** Who takes part in the end. */
  members: readonly DemoPersonId[];
  /** Its name. */
  name: string;
  /** When it was made, and when the last member was added. */
  made: Ago;
  joined: Ago;
};
