import { foldName, type User } from '@franca/contract';
import { Avatar, EmptyState, Icon, SearchField } from '@franca/ui';
import { itemsByIndex, useRovingFocus } from '@franca/ui/kit';
import { measureElement, observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { Check } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useOriginNames } from '../../lib/names/useNames.ts';
import { useText } from '../../strings/texts.ts';
import * as styles from './Groups.styles.ts';

/** Height of a row in pixels, at the usual size of letters. */
const usualHeight = 60;
/** Rows that are rendered above and below the window. */
const margin = 6;
/** Rows that Page Up and Page Down pass over. */
const pageRows = 5;

/** Props of {@link PeoplePicker}. */
export interface PeoplePickerProps {
  /** Whom to choose from, in their order. */
  people: readonly User[];
  /** Ids of those who are chosen. */
  selected: ReadonlySet<string>;
  /** Ids of those who are in the group: they are shown, and cannot be chosen. */
  present?: ReadonlySet<string> | undefined;
  /** Chooses somebody, or gives the choice up. */
  onToggle: (personId: string) => void;
}

const nobody: ReadonlySet<string> = new Set();

/** People of whom several are chosen: a search, and the rows near the window. Renders a `<div>`. */
export function PeoplePicker({ people, selected, present = nobody, onToggle }: PeoplePickerProps) {
  const text = useText();
  const [query, setQuery] = useState('');
  const folded = useMemo(() => people.map((person) => ({ person, name: foldName(person.name) })), [people]);
  const wanted = foldName(query.trim());
  const found = useMemo(
    () => folded.flatMap(({ person, name }) => (name.includes(wanted) ? person : [])),
    [folded, wanted],
  );
  return (
    <div className={styles.picker}>
      <SearchField label={text('people.searchFriends')} value={query} onValueChange={setQuery} />
      <p className={styles.count} role="status">
        {text('groups.selected', { count: selected.size })}
      </p>
      {found.length === 0 ? (
        <EmptyState
          className={styles.nobody}
          title={people.length === 0 ? text('people.noFriends') : text('people.noFriendsFound', { query })}
        />
      ) : (
        <Rows key={query} people={found} selected={selected} present={present} onToggle={onToggle} />
      )}
    </div>
  );
}

function Rows({
  people,
  selected,
  present,
  onToggle,
}: Required<Omit<PeoplePickerProps, 'present'>> & { present: ReadonlySet<string> }) {
  const text = useText();
  const origins = useOriginNames();
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    count: people.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => people[index]?._id ?? index,
    estimateSize: () => usualHeight,
    initialRect: { width: 0, height: 6 * usualHeight },
    overscan: margin,
    // A dialog that is not laid out yet measures nothing: its first rows stay.
    observeElementRect: (list, note) => observeElementRect(list, (rect) => rect.height > 0 && note(rect)),
    measureElement: (row, entry, list) => measureElement(row, entry, list) || usualHeight,
  });
  const [activeId, setActiveId] = useState<string | null>(null);
  const roving = useRovingFocus({
    container: scroller,
    items: (list) => {
      const { count, indexOf, at } = itemsByIndex(list, people.length);
      return {
        count,
        indexOf,
        at: (index) => at(index)?.querySelector('button') ?? null,
        labelAt: (index) => people[index]?.name ?? '',
      };
    },
    page: pageRows,
    preventScroll: true,
    onMove: (index) => {
      rows.scrollToIndex(index);
      setActiveId(people[index]?._id ?? null);
    },
  });
  const rendered = rows.getVirtualItems();
  const isActiveRendered = rendered.some(({ index }) => people[index]?._id === activeId);
  const tabStop = isActiveRendered ? activeId : people[rows.range?.startIndex ?? 0]?._id;
  const space = {
    paddingBlockStart: rendered[0]?.start ?? 0,
    paddingBlockEnd: rows.getTotalSize() - (rendered.at(-1)?.end ?? 0),
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the rows' buttons.
    <div ref={scroller} className={styles.rows} tabIndex={-1} onKeyDown={roving.onKeyDown}>
      <ul className={styles.list} style={space} aria-label={text('groups.friends')}>
        {rendered.map(({ index, key }) => {
          const person = people[index];
          if (!person) return null;
          const { _id: id, name, country } = person;
          const isPresent = present.has(id);
          const isChosen = isPresent || selected.has(id);
          return (
            <li
              key={key}
              ref={rows.measureElement}
              className={styles.row}
              data-index={index}
              aria-setsize={people.length}
              aria-posinset={index + 1}
            >
              {/* biome-ignore lint/a11y/useSemanticElements: a row with picture and words, of which only some are rendered. */}
              <button
                type="button"
                role="checkbox"
                className={styles.choice}
                aria-checked={isChosen}
                aria-disabled={isPresent || undefined}
                tabIndex={id === tabStop ? 0 : -1}
                onClick={() => isPresent || onToggle(id)}
              >
                <Avatar decorative name={name} src={person.avatar} verified={person.is_verified} />
                <span className={styles.words}>
                  <bdi className={styles.name}>{name}</bdi>
                  <span className={styles.place}>
                    {isPresent ? text('groups.inGroup') : country && origins.country(country)}
                  </span>
                </span>
                <span className={styles.box} data-state={isChosen ? 'checked' : 'unchecked'}>
                  {isChosen ? <Icon icon={Check} size="small" /> : null}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
