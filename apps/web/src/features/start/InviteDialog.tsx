import { Button, Dialog, Icon, TextField, useToast } from '@franca/ui';
import { Copy, Share2 } from 'lucide-react';
import encodeQR from 'qr';
import { useMemo, useRef } from 'react';
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
  const toast = useToast();
  const link = invitationLink(userId);
  const image = useMemo(() => `data:image/svg+xml,${encodeURIComponent(encodeQR(link, 'svg'))}`, [link]);
  const field = useRef<HTMLInputElement>(null);
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => toast.success(text('start.copied')),
      () => {
        field.current?.select();
        toast.error(text('start.copyFailed'));
      },
    );
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={text('start.inviteTitle')} size="small">
      <div className={styles.invite}>
        <p className={styles.inviteHint}>{text('start.inviteHint')}</p>
        <img className={styles.qr} src={image} alt={text('start.qr')} width={208} height={208} />
        <TextField
          ref={field}
          className={styles.link}
          label={text('start.link')}
          value={link}
          readOnly
          dir="ltr"
          onFocus={({ target }) => target.select()}
        />
        <div className={styles.inviteButtons}>
          <Button icon={<Icon icon={Copy} size="small" />} onClick={() => void copy()}>
            {text('start.copy')}
          </Button>
          {'share' in navigator ? (
            <Button
              variant="neutral"
              icon={<Icon icon={Share2} size="small" />}
              // A sheet that is closed without a choice is no failure.
              onClick={() => void navigator.share({ url: link }).catch(() => {})}
            >
              {text('start.share')}
            </Button>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}
