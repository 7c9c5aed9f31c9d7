import { cx } from '@linaria/core';
import type { ComponentProps } from 'react';
import { useKeyText } from '../i18n/useText.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Kbd.styles.ts';
import { keyCap } from './keyCap.ts';

/** Props of {@link Kbd}. */
export interface KbdProps extends Omit<ComponentProps<'kbd'>, 'children'> {
  /** The keys, pressed together, as `KeyboardEvent.key` names them; `Mod` is Command on a Mac and Control elsewhere. */
  keys: readonly string[];
  /** Whose keyboard it is. Default `other`, so that the server and the first paint agree. */
  platform?: 'mac' | 'other';
}

/** Keys to press, drawn as keys and kept left-to-right in every language. Renders a `<kbd>` with one `<kbd>` a key. */
export function Kbd({ keys, platform = 'other', className, ...rest }: KbdProps) {
  const text = useKeyText();
  return (
    <kbd dir="ltr" {...rest} className={cx(styles.root, className)} data-platform={platform}>
      {keys.map((key) => {
        const { sign, name } = keyCap(key, platform);
        return (
          <kbd key={key} className={styles.key}>
            <span aria-hidden={name ? 'true' : undefined}>{sign}</span>
            {name ? <VisuallyHidden>{text(name)}</VisuallyHidden> : null}
          </kbd>
        );
      })}
    </kbd>
  );
}
