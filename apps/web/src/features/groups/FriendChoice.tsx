import type { User } from '@franca/contract';
import { Spinner } from '@franca/ui';
import { useMemo } from 'react';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { useFriends } from '../../lib/people/useFriends.ts';
import { useText } from '../../strings/texts.ts';
import * as styles from './Groups.styles.ts';
import { PeoplePicker, type PeoplePickerProps } from './PeoplePicker.tsx';

/** Props of {@link FriendChoice}. */
export interface FriendChoiceProps extends Omit<PeoplePickerProps, 'people'> {
  /** Somebody who can be chosen without being a friend. */
  extra?: User | undefined;
}

/** The friends, of whom several are chosen; or why there are none. */
export function FriendChoice({ extra, ...picker }: FriendChoiceProps) {
  const text = useText();
  const { friends, isFailed, retry } = useFriends();
  const people = useMemo(() => {
    const all = friends ?? [];
    return extra && !all.some(({ _id }) => _id === extra._id) ? [extra, ...all] : all;
  }, [friends, extra]);
  if (isFailed) {
    return <LoadFailure onRetry={retry}>{text('people.friendsFailed')}</LoadFailure>;
  }
  if (friends === null) return <Spinner className={styles.wait} label={text('groups.friends')} />;
  return <PeoplePicker {...picker} people={people} />;
}
