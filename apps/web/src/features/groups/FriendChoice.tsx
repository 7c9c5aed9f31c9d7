import type { User } from '@franca/contract';
import { Spinner } from '@franca/ui';
import { useMemo } from 'react';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { useFriends } from '../../lib/people/useFriends.ts';
import { useText } from '../../strings/texts.ts';
import * as styles from './Groups.styles.ts';
import { type ChoosablePerson, PeoplePicker, type PeoplePickerProps } from './PeoplePicker.tsx';
import { useChatPartners } from './useChatPartners.ts';

/** Props of {@link FriendChoice}. */
export interface FriendChoiceProps extends Omit<PeoplePickerProps, 'people'> {
  /** Somebody who can be chosen without being a friend. */
  extra?: User | undefined;
}

/** The friends and those with whom one writes, of whom several are chosen; or why there are none. */
export function FriendChoice({ extra, ...picker }: FriendChoiceProps) {
  const text = useText();
  const { friends, isFailed, retry } = useFriends();
  const partners = useChatPartners();
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
  return <PeoplePicker {...picker} people={people} />;
}
