import { Icon } from '@franca/ui/Icon';
import type { ComponentProps } from 'react';
import * as styles from './RingButton.styles.ts';

/** Props of {@link RingButton}. */
export interface RingButtonProps {
  /** What it shows. */
  icon: ComponentProps<typeof Icon>['icon'];
  /** `accept` answers the call, `end` rejects it. */
  tone: 'accept' | 'end';
  /** The word below the icon, which is part of the button. */
  word: string;
  onClick: () => void;
}

/** Answers a call, or rejects it: the icon with its word below. Renders a `<button>`. */
export function RingButton({ icon, tone, word, onClick }: RingButtonProps) {
  return (
    <button
      type="button"
      className={styles.root}
      data-tone={tone}
      data-fr-part="ring-button"
      onClick={onClick}
    >
      <span className={styles.circle}>
        <Icon icon={icon} />
      </span>
      {word}
    </button>
  );
}
