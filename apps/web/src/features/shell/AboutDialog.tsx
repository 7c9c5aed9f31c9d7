import { Button, Dialog } from '@franca/ui';
import { useQuery } from '@tanstack/react-query';
import { Logo } from '../../components/Logo.tsx';
import { api } from '../../lib/api.ts';
import { useText } from '../../strings/useText.ts';
import * as styles from './Shell.styles.ts';
import type { SimpleDialogProps } from './SimpleDialogProps.ts';

/** What Franca is, and the version of the server. */
export function AboutDialog({ open, onOpenChange }: SimpleDialogProps) {
  const text = useText();
  const { data } = useQuery({ queryKey: ['health'], queryFn: () => api.system.health(), enabled: open });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('about')}
      size="small"
      footer={<Button onClick={() => onOpenChange(false)}>{text('close')}</Button>}
    >
      <div className={styles.about}>
        <Logo size={40} />
        <p>{text('tagline')}</p>
        <p className={styles.quiet}>{text('aboutText')}</p>
        {data ? <p className={styles.quiet}>{text('version', { version: data.version })}</p> : null}
      </div>
    </Dialog>
  );
}
