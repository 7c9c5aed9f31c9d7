import { type KeyboardEvent, type RefObject, useId, useMemo, useState } from 'react';
import type { Person } from '../core/model/Person.ts';
import { foldText } from '../core/search/findWords.ts';
import { mentionOf } from '../core/text/mentions.ts';
import { useChatOptions } from '../hooks/useChatOptions.ts';

/** What is written between an @ and the cursor: letters of a name, no space. */
const begun = /(?<![\p{L}\p{M}\p{N}_])@(?<query>[\p{L}\p{M}\p{N}_.'’-]{0,30})$/u;

/** The choice of somebody to mention in a text field. */
export interface MentionsModel {
  /** Whom the words after the @ may mean; empty while nobody is looked for. */
  readonly found: readonly Person[];
  /** The one that Enter takes. */
  readonly active: Person | undefined;
  /** Id of the list. */
  readonly listId: string;
  /** Id of the row of a person. */
  readonly optionId: (personId: string) => string;
  /** Reads what stands before the cursor: to be called whenever text or cursor change. */
  readonly read: () => void;
  /** Nobody is looked for any more. */
  readonly close: () => void;
  /** Writes somebody's name in the place of what was begun. */
  readonly choose: (person: Person) => void;
  /** Takes the keys of the list; returns whether it was one. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => boolean;
}

interface Begun {
  readonly start: number;
  readonly query: string;
}

/** Whether a name, or one of its words, begins with the letters. */
function beginsWith(name: string, query: string): boolean {
  const { folded } = foldText(name);
  return folded.startsWith(query) || folded.split(/\s+/u).some((word) => word.startsWith(query));
}

/** Finds the people whose name is being written after an @ (docs/behaviour/messages.md, Mentions). */
export function useMentions(
  area: RefObject<HTMLTextAreaElement | null>,
  people: readonly Person[],
  write: (text: string) => void,
  onStart: (() => void) | undefined,
): MentionsModel {
  const { mentionsShown: most = 8 } = useChatOptions();
  const listId = useId();
  const [begunAt, setBegun] = useState<Begun | null>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  // Escape closes the list until another name is begun.
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const found = useMemo(() => {
    if (!begunAt || begunAt.start === closedAt) return [];
    const query = foldText(begunAt.query).folded;
    return people.filter(({ name }) => beginsWith(name, query)).slice(0, most);
  }, [begunAt, closedAt, people, most]);
  const active = found.find(({ id }) => id === activeId) ?? found[0];

  const read = (): void => {
    const element = area.current;
    const isCursor = element && element.selectionStart === element.selectionEnd;
    const match = isCursor ? begun.exec(element.value.slice(0, element.selectionEnd)) : null;
    if (!match) {
      setBegun(null);
      setClosedAt(null);
      return;
    }
    onStart?.();
    setBegun({ start: match.index, query: match.groups?.query ?? '' });
  };

  const choose = ({ name }: Person): void => {
    const element = area.current;
    if (!element || !begunAt) return;
    element.focus();
    element.setRangeText(`${mentionOf(name)} `, begunAt.start, element.selectionEnd, 'end');
    write(element.value);
    setBegun(null);
    setActiveId(null);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
    if (!active || event.nativeEvent.isComposing || event.keyCode === 229) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      const next = (found.indexOf(active) + step + found.length) % found.length;
      setActiveId(found[next]?.id ?? null);
    } else if ((event.key === 'Enter' && !event.shiftKey) || event.key === 'Tab') choose(active);
    else if (event.key === 'Escape') setClosedAt(begunAt?.start ?? null);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };

  return {
    found,
    active,
    listId,
    optionId: (personId) => `${listId}-${personId}`,
    read,
    close: () => setBegun(null),
    choose,
    onKeyDown,
  };
}
