import { type Budget, createBudget } from './createBudget.ts';

/** What one person may send, whatever sockets and calls it comes by. */
export type SpeakerBudget = {
  /** Pieces of sound. */
  piece: Budget;
  /** Bytes of sound. */
  bytes: Budget;
  /** Texts of a browser. */
  text: Budget;
  /** UTF-16 units of those. */
  characters: Budget;
  /** Voices that begin: each has a recognition of its own. */
  voice: Budget;
};

/** Pieces of 128 ms: eight come in a second, some more after the network stood still. */
const pieces = { burst: 60, perSecond: 12 };
/** Bytes of 16 bits at 16 kHz, with some reserve. */
const bytes = { burst: 512_000, perSecond: 40_000 };
/** Browsers send some at every word. */
const texts = { burst: 60, perSecond: 20 };
/** A long utterance is sent again at every word. */
const characters = { burst: 80_000, perSecond: 10_000 };
/** One begins with each connection. */
const beginnings = { burst: 10, perSecond: 0.2 };

/** People who are remembered at most; whoever has sent nothing for the longest time is forgotten first. */
const capacity = 10_000;

/** The budgets of people on this process. A budget of each socket would be a new one with each connection. */
export function createSpeakerBudgets(now: () => number): (userId: string) => SpeakerBudget {
  const budgets = new Map<string, SpeakerBudget>();
  return (userId) => {
    const budget = budgets.get(userId) ?? {
      piece: createBudget({ ...pieces, now }),
      bytes: createBudget({ ...bytes, now }),
      text: createBudget({ ...texts, now }),
      characters: createBudget({ ...characters, now }),
      voice: createBudget({ ...beginnings, now }),
    };
    budgets.delete(userId);
    budgets.set(userId, budget);
    const [oldest] = budgets.keys();
    if (budgets.size > capacity && oldest !== undefined) budgets.delete(oldest);
    return budget;
  };
}
