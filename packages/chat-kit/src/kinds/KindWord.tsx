import { Icon } from '@franca/ui/Icon';
import type { KindDefinition } from './KindDefinition.ts';
import * as styles from './KindWord.styles.ts';

/** Props of {@link KindWord}. */
export interface KindWordProps {
  /** The icon of its kind. */
  icon: KindDefinition['icon'];
  /** The word for its kind. */
  word: string;
}

/** Says in a word what a message without text is. Renders a `<span>`. */
export function KindWord({ icon, word }: KindWordProps) {
  return (
    <span className={styles.root}>
      <Icon icon={icon} size="small" />
      {word}
    </span>
  );
}
