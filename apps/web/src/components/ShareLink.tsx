import { Button, Icon, TextField, useToast } from '@franca/ui';
import { copyText } from '@franca/ui/kit';
import { Copy, Share2 } from 'lucide-react';
import encodeQR from 'qr';
import { useMemo, useRef } from 'react';
import { useText } from '../strings/texts.ts';
import * as styles from './ShareLink.styles.ts';

/** Props of {@link ShareLink}. */
export interface ShareLinkProps {
  /** The address. */
  link: string;
  /** Name of the field that shows it. */
  label: string;
}

/** An address to copy, to share, and as a QR code. Renders a `<div>`. */
export function ShareLink({ link, label }: ShareLinkProps) {
  const text = useText();
  const toast = useToast();
  const image = useMemo(() => `data:image/svg+xml,${encodeURIComponent(encodeQR(link, 'svg'))}`, [link]);
  const field = useRef<HTMLInputElement>(null);
  const copy = () =>
    copyText(link).then(
      () => toast.success(text('start.copied')),
      () => {
        field.current?.select();
        toast.error(text('start.copyFailed'));
      },
    );
  return (
    <div className={styles.root}>
      <img className={styles.qr} src={image} alt={text('start.qr')} width={208} height={208} />
      <TextField
        ref={field}
        className={styles.link}
        label={label}
        value={link}
        readOnly
        dir="ltr"
        onFocus={({ target }) => target.select()}
      />
      <div className={styles.buttons}>
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
  );
}
