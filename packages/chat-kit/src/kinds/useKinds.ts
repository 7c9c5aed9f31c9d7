import { createContext, use } from 'react';
import { createKinds, type Kinds } from './createKinds.ts';

/** Carries the kinds of messages; those of the kit outside a `ChatProvider`. */
export const KindsContext = createContext<Kinds>(createKinds());

/** The kinds of messages that are known here: what a slot of an application draws a message's content with. */
export function useKinds(): Kinds {
  return use(KindsContext);
}
