import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Topic } from '../core/model/Topic.ts';

/** What a chat list shows. */
export type ListView = 'chats' | 'archived' | 'starred';

/** What a chat list shows, and the ways between. */
export interface ListViewsModel {
  /** Archived conversations, in any order. */
  readonly archived: readonly Topic[];
  /** What is shown; never the archive while it is empty. */
  readonly view: ListView;
  /** Shows something else; the focus goes to the way back. */
  readonly open: (view: 'archived' | 'starred') => void;
  /** Shows the conversations again; the focus goes to the way in. */
  readonly close: () => void;
  /** Takes the way back. */
  readonly backRef: RefObject<HTMLButtonElement | null>;
  /** Takes the way into the archive. */
  readonly archiveRef: RefObject<HTMLButtonElement | null>;
  /** Takes the way to the starred messages. */
  readonly starredRef: RefObject<HTMLButtonElement | null>;
}

/** Keeps whether the archive or the starred messages are shown in the place of the conversations. */
export function useListViews(topics: readonly Topic[] | null): ListViewsModel {
  const [wanted, setWanted] = useState<ListView>('chats');
  const backRef = useRef<HTMLButtonElement>(null);
  const archiveRef = useRef<HTMLButtonElement>(null);
  const starredRef = useRef<HTMLButtonElement>(null);
  const from = useRef<ListView | null>(null);
  const archived = useMemo(() => (topics ?? []).filter((topic) => topic.isArchived), [topics]);
  const view = wanted === 'archived' && archived.length === 0 ? 'chats' : wanted;
  // The last one was taken out: what is archived later does not open it again.
  if (topics !== null && view !== wanted) setWanted(view);

  useLayoutEffect(() => {
    const before = from.current;
    from.current = null;
    if (before === null) return;
    const way = { chats: backRef, archived: archiveRef, starred: starredRef }[
      view === 'chats' ? before : 'chats'
    ];
    way.current?.focus();
  }, [view]);

  const show = (next: ListView): void => {
    from.current = view;
    setWanted(next);
  };
  return { archived, view, open: show, close: () => show('chats'), backRef, archiveRef, starredRef };
}
