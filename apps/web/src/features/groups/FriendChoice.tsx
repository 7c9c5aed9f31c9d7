import type { User } from '@franca/contract';
import { Button, Spinner } from '@franca/ui';
import { useMemo } from 'react';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { useFriends } from '../../lib/people/useFriends.ts';
import { useRelationAction } from '../../lib/people/useRelationAction.ts';
import { useText } from '../../strings/texts.ts';
import * as styles from './Groups.styles.ts';
import { type ChoosablePerson, PeoplePicker, type PeoplePickerProps } from './PeoplePicker.tsx';
import { useChatPartners } from './useChatPartners.ts';

/** Props of {@link FriendChoice}. */
export interface FriendChoiceProps extends Omit<PeoplePickerProps, 'people'> {
  /** Somebody who can be chosen without being a friend. */
  extra?: User | undefined;
}

/** Why people with whom one writes cannot be chosen, and what changes that. Renders a `<div>`, or nothing. */
function BlockedPartners({ people }: { people: readonly ChoosablePerson[] }) {
  const text = useText();
  const { act, pending } = useRelationAction();
  if (people.length === 0) return null;
  return (
    <div className={styles.missing}>
      <p className={styles.reason}>{text('groups.blockedPartners')}</p>
      <ul className={styles.missingList}>
        {people.map(({ _id: id, name }) => (
          <li key={id} className={styles.missingPerson}>
            <bdi>{name}</bdi>
            <Button
              size="small"
              variant="neutral"
              loading={pending?.id === id}
              aria-label={text('groups.unblockPerson', { name })}
              onClick={() => act({ id, action: 'unblock' })}
            >
              {text('people.unblock')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The friends and those with whom one writes, of whom several are chosen; or why there are none. */
export function FriendChoice({ extra, ...picker }: FriendChoiceProps) {
  const text = useText();
  const { friends, isFailed, retry } = useFriends();
  const { partners, blocked } = useChatPartners();
  const people = useMemo(() => {
    const known = new Map<string, ChoosablePerson>();
    for (const person of [...(extra ? [extra] : []), ...(friends ?? []), ...partners])
      if (!known.has(person._id)) known.set(person._id, person);
    return [...known.values()];
  }, [friends, extra, partners]);
  if (isFailed) {
    return <LoadFailure onRetry={retry}>{text('people.friendsFailed')}</LoadFailure>;
  }
  if (friends === null) return <Spinner className={styles.wait} label={text('groups.friends')} />;
  return (
    <>
      <PeoplePicker {...picker} people={people} />
      <BlockedPartners people={blocked} />
    </>
  );
}
