import { Button } from '@franca/ui/Button';
import { EmptyState } from '@franca/ui/EmptyState';
import { useSearchKeys } from '@franca/ui/kit';
import { List, ListItem, type ListItemProps } from '@franca/ui/List';
import { SearchField } from '@franca/ui/SearchField';
import { Spinner } from '@franca/ui/Spinner';
import { type ReactNode, useId, useState } from 'react';
import type { SharedContact } from '../core/model/Person.ts';
import { useContacts } from '../hooks/useContacts.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { Avatar } from '../slots/Avatar.ts';
import * as styles from './PeopleChoice.styles.ts';

/** Something to choose beside people, such as a group. */
export interface FurtherChoice extends Partial<ListItemProps> {
  /** Names it. */
  id: string;
  /** What it is called. */
  name: string;
  /** Its picture, or null. */
  avatarUrl: string | null;
}

/** Props of {@link PeopleChoice}. */
export interface PeopleChoiceProps {
  /** Names the list. */
  label: string;
  /** The person was pressed. */
  onChoose: (person: SharedContact) => void;
  /** What a row says besides name, picture and country. */
  row?: (person: SharedContact) => Partial<ListItemProps>;
  /** What else can be chosen, under a heading of its own after the people. */
  more?: {
    /** The heading. */
    label: string;
    /** What is found by a text. */
    rows: (query: string) => readonly FurtherChoice[];
  };
  /** Stands under the list; takes the people of the last answer. */
  note?: (people: readonly SharedContact[]) => ReactNode;
}

/** Search, and the people and what else is found, from which one is chosen by a press. Renders a `<div>`. */
export function PeopleChoice({ label, onChoose, row, more, note }: PeopleChoiceProps) {
  const text = usePartText();
  const moreId = useId();
  const [query, setQuery] = useState('');
  const { contacts, isLoading, problem, retry } = useContacts(query);
  // Where asking failed nobody knows who would stand first.
  const keys = useSearchKeys({ isWaiting: isLoading || problem !== null });
  const further = more?.rows(query) ?? [];

  const people = () => {
    if (problem !== null) {
      return (
        <EmptyState
          title={text('contactsFailed')}
          action={
            <Button variant="neutral" onClick={retry}>
              {text('retry')}
            </Button>
          }
        >
          <bdi>{problem}</bdi>
        </EmptyState>
      );
    }
    if (contacts === null) return <Spinner label={text('contactsLoading')} />;
    if (contacts.length === 0) {
      if (isLoading) return <Spinner label={text('contactsLoading')} />;
      if (further.length > 0) return null;
      return <EmptyState title={query === '' ? text('noContacts') : text('noChatsFound', { query })} />;
    }
    return (
      <List aria-label={label}>
        {contacts.map((person) => (
          <ListItem
            key={person.id}
            start={
              <Avatar name={person.name} src={person.avatarUrl} verified={person.isVerified} decorative />
            }
            title={<bdi>{person.name}</bdi>}
            secondary={person.country ? <bdi>{person.country}</bdi> : null}
            {...row?.(person)}
            onClick={() => onChoose(person)}
          />
        ))}
      </List>
    );
  };

  return (
    <div className={styles.root} {...keys}>
      <SearchField
        label={text('searchPeople')}
        value={query}
        loading={isLoading && contacts !== null}
        onValueChange={setQuery}
      />
      <div className={styles.people}>
        {people()}
        {more && further.length > 0 ? (
          <section aria-labelledby={moreId}>
            <h3 id={moreId} className={styles.heading}>
              {more.label}
            </h3>
            <List aria-labelledby={moreId}>
              {further.map(({ id, name, avatarUrl, ...item }) => (
                <ListItem
                  key={id}
                  start={<Avatar name={name} src={avatarUrl} decorative />}
                  title={<bdi>{name}</bdi>}
                  {...item}
                />
              ))}
            </List>
          </section>
        ) : null}
      </div>
      {note?.(contacts ?? [])}
    </div>
  );
}
