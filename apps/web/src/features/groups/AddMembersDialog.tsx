import { Button, Dialog, Spinner } from '@franca/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DialogProps } from '../../components/DialogProps.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { useChatAddress } from '../../lib/chatAddress/ChatAddressProvider.tsx';
import { api, queries } from '../../lib/data/api.ts';
import { useText } from '../../strings/texts.ts';
import { FriendChoice } from './FriendChoice.tsx';
import * as styles from './Groups.styles.ts';
import { useChosenPeople } from './useChosenPeople.ts';

function AddMembersForm({ topicId, onDone }: { topicId: string; onDone: () => void }) {
  const text = useText();
  const client = useQueryClient();
  const { selected, toggle } = useChosenPeople();
  // Who has come or left since it was asked last must not be wrong here.
  const { data, isError, refetch } = useQuery({
    ...queries.groups.members({ query: { topic_id: topicId } }),
    staleTime: 0,
  });
  const present = useMemo(() => new Set(data?.data.map(({ _id }) => _id)), [data]);
  const adding = useMutation({
    mutationFn: () =>
      api.groups.addMembers({
        body: { topic_id: topicId, target_user_ids: [...selected], check_permission: true },
      }),
    onSuccess: async () => {
      await Promise.all([
        client.invalidateQueries(queries.topics.list()),
        client.invalidateQueries({
          queryKey: queries.groups.members({ query: { topic_id: topicId } }).queryKey,
        }),
      ]);
      onDone();
    },
  });
  if (isError && !data) {
    return <LoadFailure onRetry={() => void refetch()}>{text('groups.membersFailed')}</LoadFailure>;
  }
  if (!data) return <Spinner className={styles.wait} label={text('groups.friends')} />;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (selected.size > 0 && !adding.isPending) adding.mutate();
      }}
    >
      <FriendChoice selected={selected} present={present} onToggle={toggle} />
      <Button
        wide
        type="submit"
        loading={adding.isPending}
        disabledReason={selected.size === 0 ? text('groups.nobodySelected') : null}
      >
        {text('groups.addMembers')}
      </Button>
    </form>
  );
}

/** Adds friends to a group; who is in it is shown and cannot be chosen (docs/behaviour/groups.md, Add members). */
export function AddMembersDialog({ open, inHistory = false, onOpenChange }: DialogProps) {
  const text = useText();
  const { subject } = useChatAddress();
  return (
    <Dialog open={open} inHistory={inHistory} onOpenChange={onOpenChange} title={text('groups.addMembers')}>
      {subject === null ? null : (
        <AddMembersForm key={subject} topicId={subject} onDone={() => onOpenChange(false)} />
      )}
    </Dialog>
  );
}
