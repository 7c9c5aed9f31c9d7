import { ConfirmDialog } from '@franca/ui';
import { useRelationAction } from '../lib/people/useRelationAction.ts';
import { useText } from '../strings/texts.ts';

/** Somebody whom the viewer blocks. */
export interface BlockedPerson {
  /** Id of the person. */
  readonly id: string;
  /** Name of the person. */
  readonly name: string;
}

/** Props of {@link UnblockDialog}. */
export interface UnblockDialogProps {
  /** Whom to unblock; null while nobody is asked about. */
  person: BlockedPerson | null;
  /** What unblocking is for. */
  description: string;
  /** The word on the button that unblocks and does what was refused; a button beside it only unblocks. Default: one button for both. */
  bothLabel?: string;
  /** The person is unblocked: does what was refused. */
  onUnblocked: () => void;
  /** Nothing is done. */
  onCancel: () => void;
}

/** Asks whether to unblock somebody who cannot be reached because the viewer blocks them (docs/behaviour/blocking.md, Writing to a blocked person). */
export function UnblockDialog({ person, description, bothLabel, onUnblocked, onCancel }: UnblockDialogProps) {
  const text = useText();
  const { actAsync, pending } = useRelationAction();
  const unblock = async (next: () => void): Promise<void> => {
    if (!person) return;
    // A failure is said in a toast; the question stays.
    const isDone = await actAsync({ id: person.id, action: 'unblock' }).then(
      () => true,
      () => false,
    );
    if (isDone) next();
  };
  return (
    <ConfirmDialog
      open={person !== null || pending !== null}
      title={text('people.blockedTitle', { name: person?.name ?? '' })}
      description={description}
      confirmLabel={bothLabel ?? text('people.unblock')}
      alternative={
        bothLabel === undefined
          ? undefined
          : { label: text('people.unblock'), onSelect: () => void unblock(onCancel) }
      }
      loading={pending !== null}
      onConfirm={() => void unblock(onUnblocked)}
      onOpenChange={(open) => open || onCancel()}
    />
  );
}
