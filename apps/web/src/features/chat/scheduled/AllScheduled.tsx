import { ScheduledDialog } from '@franca/chat-kit/panels';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DialogProps } from '../../../components/DialogProps.ts';
import { queries } from '../../../lib/data/api.ts';
import { useMe } from '../../../lib/data/useMe.ts';
import { toTopic } from '../port/mapping/toTopic.ts';

const nobody: ReadonlySet<string> = new Set();

/** The scheduled messages of all conversations, those that could not be sent among them. */
export function AllScheduled({ open, inHistory = false, onOpenChange }: DialogProps) {
  const { data: me } = useMe();
  const { data } = useQuery({ ...queries.topics.list(), enabled: open });
  const topics = useMemo(
    () => (me && data ? data.map((topic) => toTopic(topic, me._id, nobody)) : []),
    [data, me],
  );
  return (
    <ScheduledDialog
      topicId={null}
      topics={topics}
      inHistory={inHistory}
      open={open}
      onOpenChange={onOpenChange}
    />
  );
}
