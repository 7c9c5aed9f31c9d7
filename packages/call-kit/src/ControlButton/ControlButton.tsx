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
}

/** A round button of a call; takes the ready props of `useCallControls`. Renders a `<button>`. */
export function ControlButton({
  icon,
  tone = 'plain',
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
    </IconButton>
  );
}
