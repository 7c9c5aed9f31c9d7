import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Topic } from '../core/model/Topic.ts';

/** The archive of a chat list: its conversations, and whether they are shown. */
export interface ArchiveModel {
  /** Archived conversations, in any order. */
  readonly archived: readonly Topic[];
  /** Whether they are shown in place of the others; never while there are none. */
  readonly isOpen: boolean;
  /** Shows them; the focus goes to the way back. */
  readonly open: () => void;
  /** Shows the others again; the focus goes to the way in. */
  readonly close: () => void;
  /** Takes the way back. */
  readonly backRef: RefObject<HTMLButtonElement | null>;
  /** Takes the way in. */
  readonly rowRef: RefObject<HTMLButtonElement | null>;
}

/** Keeps whether the archive is shown. */
export function useArchive(topics: readonly Topic[] | null): ArchiveModel {
  const [isWanted, setWanted] = useState(false);
  const backRef = useRef<HTMLButtonElement>(null);
  const rowRef = useRef<HTMLButtonElement>(null);
  const moved = useRef(false);
  const archived = useMemo(() => (topics ?? []).filter((topic) => topic.isArchived), [topics]);
  const isOpen = isWanted && archived.length > 0;
  // The last one was taken out: what is archived later does not open it again.
  if (isWanted && topics !== null && !isOpen) setWanted(false);

  useLayoutEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    (isOpen ? backRef : rowRef).current?.focus();
  }, [isOpen]);

  const show = (next: boolean): void => {
    moved.current = true;
    setWanted(next);
  };
  return { archived, isOpen, open: () => show(true), close: () => show(false), backRef, rowRef };
}
