import { useStore } from 'zustand';
import { type Session, session } from './session.ts';

/** Follows one part of the session. */
export function useSession<Part>(select: (state: Session) => Part): Part {
  return useStore(session, select);
}
