import { Button, Dialog, Kbd } from '@franca/ui';
import type { DialogProps } from '../../components/DialogProps.ts';
import { useChatAddress } from '../../lib/chatAddress/ChatAddressProvider.tsx';
import { type TextKey, useText } from '../../strings/texts.ts';
import * as styles from './ShortcutsDialog.styles.ts';
import { keyboardPlatform } from './useShortcuts.ts';

/** What keys do, each with the keys that do it. */
const shortcuts: readonly (readonly [TextKey, ...(readonly string[])[]])[] = [
  ['shell.switcherKeys', ['Mod', 'K']],
  ['shell.shortcuts', ['Mod', '/'], ['?']],
  ['shell.keyFind', ['Mod', 'F']],
  ['shell.keySend', ['Enter']],
  ['shell.keyLine', ['Shift', 'Enter']],
  ['shell.keyEdit', ['ArrowUp']],
  ['shell.keyMention', ['@']],
  ['shell.keyRows', ['ArrowUp'], ['ArrowDown']],
  ['shell.keyMenu', ['Enter']],
  ['shell.keyRowMenu', ['Shift', 'F10']],
  ['shell.keyEscape', ['Escape']],
];

/** Lists the keys of the chats. */
export function ShortcutsDialog({ open, inHistory = false, onOpenChange }: DialogProps) {
  const text = useText();
  const { openDialog } = useChatAddress();
  return (
    <Dialog
      open={open}
      inHistory={inHistory}
      onOpenChange={onOpenChange}
      title={text('shell.shortcuts')}
      footer={<Button onClick={() => openDialog('help')}>{text('shell.help')}</Button>}
    >
      <dl className={styles.list}>
        {shortcuts.map(([what, ...ways]) => (
          <div key={what} className={styles.row}>
            <dt>{text(what)}</dt>
            <dd>
              {ways.map((keys) => (
                <Kbd key={keys.join(' ')} keys={keys} platform={keyboardPlatform()} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
