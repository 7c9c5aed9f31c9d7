import { ConfirmDialog } from '@franca/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DialogProps } from '../../components/DialogProps.ts';
import { useChatAddress } from '../../lib/chatAddress/ChatAddressProvider.tsx';
import { api, queries } from '../../lib/data/api.ts';
import { toasts } from '../../lib/data/toasts.ts';
import { useText } from '../../strings/texts.ts';

/** Asks before a group is left (docs/behaviour/groups.md, Leave a group). */
export function LeaveGroupDialog({ open, inHistory = false, onOpenChange }: DialogProps) {
  const text = useText();
  const client = useQueryClient();
  const { topic, subject, close, leaveTopic } = useChatAddress();
  const leaving = useMutation({
    mutationFn: (topicId: string) => api.groups.leave({ body: { topic_id: topicId } }),
    onSuccess: async ({ topic_id }) => {
      toasts.show({ style: 'success', content: text('groups.left') });
      if (topic === topic_id) leaveTopic(topic_id);
      else close('dialog');
      await client.invalidateQueries(queries.topics.list());
    },
  });
  return (
    <ConfirmDialog
      open={open}
      inHistory={inHistory}
      onOpenChange={onOpenChange}
      title={text('groups.leaveTitle')}
      description={text('groups.leaveText')}
      confirmLabel={text('groups.leave')}
      variant="block"
      loading={leaving.isPending}
      onConfirm={() => subject !== null && leaving.mutate(subject)}
    />
  );
}
