import { ConfirmDialog } from '@franca/ui';
import { useQuery } from '@tanstack/react-query';
import type { DialogProps } from '../../components/DialogProps.ts';
import { useChatAddress } from '../../lib/chatAddress/ChatAddressProvider.tsx';
import { queries } from '../../lib/data/api.ts';
import { useRelationAction } from '../../lib/people/useRelationAction.ts';
import { useText } from '../../strings/texts.ts';

/** Asks before somebody is blocked, and says what it changes (docs/behaviour/blocking.md, Block and unblock). */
export function BlockDialog({ open, inHistory = false, onOpenChange }: DialogProps) {
  const text = useText();
  const { subject } = useChatAddress();
  const { data: person } = useQuery({
    ...queries.users.get({ params: { id: subject ?? '' } }),
    enabled: open && subject !== null,
  });
  const { actAsync, pending } = useRelationAction();
  const block = async (): Promise<void> => {
    if (subject === null) return;
    // A failure is a toast; the question stays.
    const isDone = await actAsync({ id: subject, action: 'block' }).then(
      () => true,
      () => false,
    );
    if (isDone) onOpenChange(false);
  };
  return (
    <ConfirmDialog
      open={open}
      inHistory={inHistory}
      onOpenChange={onOpenChange}
      title={person ? text('people.blockTitle', { name: person.name }) : text('people.block')}
      description={text('people.blockText')}
      confirmLabel={text('people.blockConfirm')}
      variant="block"
      loading={pending !== null}
      onConfirm={() => void block()}
    />
  );
}
