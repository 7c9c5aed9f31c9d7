import { Button, Dialog, linkClassName, useLocale } from '@franca/ui';
import { useQuery } from '@tanstack/react-query';
import type { DialogProps } from '../../components/DialogProps.ts';
import { Logo } from '../../components/Logo.tsx';
import { useChatAddress } from '../../lib/chatAddress/ChatAddressProvider.tsx';
import { queries } from '../../lib/data/api.ts';
import { legalPath } from '../../lib/navigation/legalPath.ts';
import { type TextKey, useText } from '../../strings/texts.ts';
import * as styles from './Shell.styles.ts';

/** Pages outside the application, opened beside it. */
const pagesIn = (language: string): readonly { href: string; name: TextKey }[] => [
  { href: '/#partner', name: 'billing.contactSales' },
  { href: '/licences.txt', name: 'shell.licences' },
  { href: legalPath('terms', language), name: 'shell.terms' },
  { href: legalPath('privacy', language), name: 'shell.privacy' },
];

/** What Franca is, the version of the server, the licences, and where to ask for help. */
export function AboutDialog({ open, inHistory = false, onOpenChange }: DialogProps) {
  const text = useText();
  const locale = useLocale();
  const { openDialog } = useChatAddress();
  const { data } = useQuery({ ...queries.system.health(), enabled: open });
  return (
    <Dialog
      open={open}
      inHistory={inHistory}
      onOpenChange={onOpenChange}
      title={text('shell.about')}
      size="small"
    >
      <div className={styles.about}>
        <Logo size={40} />
        <p>{text('common.tagline')}</p>
        <p className={styles.quiet}>{text('shell.aboutText')}</p>
        <p className={styles.quiet}>{text('shell.licenceText')}</p>
        <Button onClick={() => openDialog('help')}>{text('shell.help')}</Button>
        <ul className={styles.links}>
          {pagesIn(locale).map(({ href, name }) => (
            <li key={href}>
              <a className={linkClassName} href={href} target="_blank" rel="noreferrer">
                {text(name)}
              </a>
            </li>
          ))}
        </ul>
        {data ? <p className={styles.quiet}>{text('shell.version', { version: data.version })}</p> : null}
      </div>
    </Dialog>
  );
}
