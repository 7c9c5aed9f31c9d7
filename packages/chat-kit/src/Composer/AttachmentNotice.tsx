import { Banner } from '@franca/ui/Banner';
import { Button } from '@franca/ui/Button';
import { Dialog } from '@franca/ui/Dialog';
import { formatSizeLimit } from '@franca/ui/DropZone';
import { useFormat } from '@franca/ui/i18n';
import type { AttachmentProblem, RefusedAttachment } from '../core/attachments/createAttachmentDraft.ts';
import { useChat } from '../hooks/useChat.ts';
import { usePartText } from '../hooks/usePartText.ts';

/** Props of {@link AttachmentNotice}. */
export interface AttachmentNoticeProps {
  /** Why files were not taken. */
  problem: AttachmentProblem;
  /** The person has read it. */
  onDismiss: () => void;
}

const sentences = {
  empty: 'attachEmpty',
  folder: 'attachFolder',
  large: 'attachLarge',
  unreadable: 'attachUnreadable',
} as const satisfies Record<RefusedAttachment['reason'], string>;

const reasons = Object.keys(sentences) as RefusedAttachment['reason'][];

/** Says why files were not taken: too many of them in a dialog (docs/behaviour/attachments.md, Nine files), anything else above the composer, by name. */
export function AttachmentNotice({ problem, onDismiss }: AttachmentNoticeProps) {
  const text = usePartText();
  const format = useFormat();
  const { port, options } = useChat();
  const { maxBytes = 0 } = port.files ?? {};
  if (problem.kind === 'too-many') {
    return (
      <Dialog
        open
        role="alertdialog"
        size="small"
        title={text('attachTooManyTitle')}
        description={text('attachTooMany', { count: options.filesPerMessage })}
        onOpenChange={(open) => open || onDismiss()}
        footer={<Button onClick={onDismiss}>{text('voiceOk')}</Button>}
      />
    );
  }
  return (
    <Banner tone="error" edge onDismiss={onDismiss}>
      {reasons.map((reason) => {
        const names = problem.files.filter((file) => file.reason === reason).map(({ name }) => name);
        if (names.length === 0) return null;
        return (
          <p key={reason}>
            {text(sentences[reason], { names: format.list(names), size: formatSizeLimit(maxBytes, format) })}
          </p>
        );
      })}
    </Banner>
  );
}
