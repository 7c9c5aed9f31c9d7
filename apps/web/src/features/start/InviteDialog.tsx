import { Dialog } from '@franca/ui';
import type { DialogProps } from '../../components/DialogProps.ts';
import { ShareLink } from '../../components/ShareLink.tsx';
import { invitationLink } from '../../lib/session/invitation.ts';
import { useSession } from '../../lib/session/session.ts';
import { useText } from '../../strings/texts.ts';
import * as styles from './Start.styles.ts';

/** The link that begins a conversation with the person signed in, to copy, to share, and as a QR code. */
export function InviteDialog({ open, inHistory = false, onOpenChange }: DialogProps) {
  const text = useText();
  const userId = useSession(({ userId: id }) => id);
  return (
    <Dialog
      open={open}
      inHistory={inHistory}
      onOpenChange={onOpenChange}
      title={text('start.inviteTitle')}
      size="small"
    >
      <div className={styles.invite}>
        <p className={styles.inviteHint}>{text('start.inviteHint')}</p>
        {userId === null ? null : <ShareLink link={invitationLink(userId)} label={text('start.link')} />}
      </div>
    </Dialog>
  );
}
