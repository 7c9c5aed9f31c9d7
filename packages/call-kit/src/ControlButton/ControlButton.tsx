import { Badge } from '@franca/ui/Badge';
import { Icon } from '@franca/ui/Icon';
import { IconButton, type IconButtonProps } from '@franca/ui/IconButton';
import { cx } from '@linaria/core';
import type { ComponentProps } from 'react';
import * as styles from './ControlButton.styles.ts';

/** Props of {@link ControlButton}. */
export interface ControlButtonProps extends Omit<IconButtonProps, 'children' | 'variant' | 'shape'> {
  /** What it shows. */
  icon: ComponentProps<typeof Icon>['icon'];
  /**
   * `device` warns while its state is `off`, `toggle` stands out while it is `on`, `end` ends and `accept` accepts a call.
   * Default `plain`.
   */
  tone?: 'plain' | 'device' | 'toggle' | 'end' | 'accept' | undefined;
  /** A count in the corner, which `label` has to say as well; nothing at 0. Default 0. */
  badge?: number | undefined;
}

/** A round button of a call; takes the ready props of `useCallControls`. Renders a `<button>`. */
export function ControlButton({
  icon,
  tone = 'plain',
  badge = 0,
  className,
  size = 'large',
  ...rest
}: ControlButtonProps) {
  return (
    <IconButton
      {...rest}
      size={size}
      shape="round"
      className={cx(styles.root, className)}
      data-tone={tone}
      data-fr-part="control-button"
    >
      <Icon icon={icon} />
      <Badge className={styles.badge} tone="error" count={badge} max={999} />
    </IconButton>
  );
}
