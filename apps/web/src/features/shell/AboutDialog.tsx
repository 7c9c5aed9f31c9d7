import { Button, Dialog } from '@franca/ui';
import { useQuery } from '@tanstack/react-query';
import type { DialogProps } from '../../components/DialogProps.ts';
import { Logo } from '../../components/Logo.tsx';
import { queries } from '../../lib/data/api.ts';
import { useText } from '../../strings/texts.ts';
import * as styles from './Shell.styles.ts';

/** What Franca is, and the version of the server. */
export function AboutDialog({ open, onOpenChange }: DialogProps) {
  const text = useText();
  const { data } = useQuery({ ...queries.system.health(), enabled: open });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('shell.about')}
      size="small"
      footer={<Button onClick={() => onOpenChange(false)}>{text('common.close')}</Button>}
    >
      <div className={styles.about}>
        <Logo size={40} />
        <p>{text('common.tagline')}</p>
        <p className={styles.quiet}>{text('shell.aboutText')}</p>
        {data ? <p className={styles.quiet}>{text('shell.version', { version: data.version })}</p> : null}
      </div>
    </Dialog>
  );
}
