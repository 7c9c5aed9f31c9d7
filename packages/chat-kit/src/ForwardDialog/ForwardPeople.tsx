import { Avatar } from '@franca/ui/Avatar';
import { Button } from '@franca/ui/Button';
import { EmptyState } from '@franca/ui/EmptyState';
import { List, ListItem } from '@franca/ui/List';
import { SearchField } from '@franca/ui/SearchField';
import { Spinner } from '@franca/ui/Spinner';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { useState } from 'react';
import { useChatText } from '../hooks/useChatText.ts';
import { useContacts } from '../hooks/useContacts.ts';
import { useSlot } from '../slots/useSlot.ts';
import * as styles from './ForwardDialog.styles.ts';
import type { ForwardDialogProps } from './ForwardDialog.tsx';
import { ForwardMark } from './ForwardMark.tsx';

/** Search, and the people found; a press on one of them sends. Renders a `<div>`. */
export function ForwardPeople({ states, onSend }: Pick<ForwardDialogProps, 'states' | 'onSend'>) {
  const text = useChatText();
  const Picture = useSlot('Avatar', Avatar);
  const [query, setQuery] = useState('');
  const { contacts, isLoading, problem, retry } = useContacts(query);

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
      return <EmptyState title={query === '' ? text('noContacts') : text('noChatsFound', { query })} />;
    }
    return (
      <List aria-label={text('forwardTo')}>
        {contacts.map((person) => {
          const state = states.get(person.id) ?? { kind: 'idle' };
          return (
            <ListItem
              key={person.id}
              data-state={state.kind}
              aria-disabled={state.kind === 'sent' || undefined}
              aria-busy={state.kind === 'sending' || undefined}
              start={
                <Picture name={person.name} src={person.avatarUrl} verified={person.isVerified} decorative />
              }
              title={<bdi>{person.name}</bdi>}
              secondary={
                state.kind === 'failed' ? (
                  <bdi className={styles.problem}>{state.reason}</bdi>
                ) : (
                  <bdi>{person.country}</bdi>
                )
              }
              end={<ForwardMark state={state.kind} />}
              onClick={() => onSend(person.id)}
            />
          );
        })}
      </List>
    );
  };

  const sent = contacts?.filter(({ id }) => states.get(id)?.kind === 'sent').map(({ name }) => name) ?? [];
  return (
    <div className={styles.root}>
      <SearchField
        label={text('searchPeople')}
        value={query}
        loading={isLoading && contacts !== null}
        onValueChange={setQuery}
      />
      <div className={styles.people}>{people()}</div>
      <VisuallyHidden role="status">
        {sent.length > 0 ? text('forwardedTo', { name: sent.join(', ') }) : ''}
      </VisuallyHidden>
    </div>
  );
}
