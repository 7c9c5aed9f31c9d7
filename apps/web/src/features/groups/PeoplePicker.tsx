import type { User } from '@franca/contract';
import { Avatar, EmptyState, Icon, SearchField } from '@franca/ui';
import { useSearchKeys } from '@franca/ui/kit';
import { cx } from '@linaria/core';
import { Check } from 'lucide-react';
import { useState } from 'react';
import * as shared from '../../components/Rows.styles.ts';
import { useOriginNames } from '../../lib/names/useNames.ts';
import { useFoundPeople } from '../../lib/people/useFoundPeople.ts';
import { usePeopleRows } from '../../lib/people/usePeopleRows.ts';
import { useText } from '../../strings/texts.ts';
import * as styles from './Groups.styles.ts';

/** Somebody who can be chosen. */
export type ChoosablePerson = Pick<User, '_id' | 'name' | 'avatar' | 'is_verified' | 'country'>;

/** Props of {@link PeoplePicker}. */
export interface PeoplePickerProps {
  /** Whom to choose from, in their order. */
  people: readonly ChoosablePerson[];
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
  const found = useFoundPeople(people, query);
  const keys = useSearchKeys();
  return (
    <div className={styles.picker} {...keys}>
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
  const rows = usePeopleRows({ people, usualHeight: 60, seenRows: 6, margin: 6, pageRows: 5 });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the rows' buttons.
    <div
      ref={rows.scroller}
      className={cx(shared.scroller, styles.rows)}
      tabIndex={-1}
      onKeyDown={rows.onKeyDown}
    >
      <ul className={shared.list} style={rows.style} aria-label={text('groups.friends')}>
        {rows.rendered.map(({ index, key }) => {
          const person = people[index];
          if (!person) return null;
          const { _id: id, name, country } = person;
          const isPresent = present.has(id);
          const isChosen = isPresent || selected.has(id);
          return (
            <li
              key={key}
              ref={rows.measureRow}
              className={styles.row}
              data-index={index}
              aria-setsize={people.length}
              aria-posinset={index + 1}
            >
              {/* biome-ignore lint/a11y/useSemanticElements: a row with picture and words, of which only some are rendered. */}
              <button
                type="button"
                role="checkbox"
                data-list-item={id}
                className={cx(shared.button, styles.choice)}
                aria-checked={isChosen}
                aria-disabled={isPresent || undefined}
                tabIndex={id === rows.tabStop ? 0 : -1}
                onClick={() => isPresent || onToggle(id)}
              >
                <Avatar decorative name={name} src={person.avatar} verified={person.is_verified} />
                <span className={shared.words}>
                  <bdi className={shared.name}>{name}</bdi>
                  <span className={shared.detail}>
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
