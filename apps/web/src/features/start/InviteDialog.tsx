import { Dialog } from '@franca/ui';
import { ShareLink } from '../../components/ShareLink.tsx';
import { invitationLink } from '../../lib/session/invitation.ts';
import { useText } from '../../strings/texts.ts';
import * as styles from './Start.styles.ts';

/** Props of {@link InviteDialog}. */
export interface InviteDialogProps {
  /** Who invites. */
  userId: string;
  /** Whether it is shown. */
  open: boolean;
  /** Called when the person closes it. */
  onOpenChange: (open: boolean) => void;
}

/** The link that begins a conversation with the person signed in, to copy, to share, and as a QR code. */
export function InviteDialog({ userId, open, onOpenChange }: InviteDialogProps) {
  const text = useText();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={text('start.inviteTitle')} size="small">
      <div className={styles.invite}>
        <p className={styles.inviteHint}>{text('start.inviteHint')}</p>
        <ShareLink link={invitationLink(userId)} label={text('start.link')} />
      </div>
    </Dialog>
  );
}
