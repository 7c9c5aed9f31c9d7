import { cx } from '@linaria/core';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useText } from '../i18n/useText.ts';
import type { Severity } from '../tokens/Severity.ts';
import * as styles from './Banner.styles.ts';

/** Props of {@link Banner}. */
export interface BannerProps extends ComponentProps<'div'> {
  /** Its severity. `error` is announced at once, the others when there is a pause. Default `info`. */
  tone?: Severity;
  /** One action, such as a small button. */
  action?: ReactNode;
  /** Shows a button that takes the banner away. */
  onDismiss?: () => void;
  /** Fills the width of its container edge to edge, without round corners. */
  edge?: boolean;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

/** A notice that stays where it is until its reason is gone. Renders a `<div>`. */
export function Banner({
  tone = 'info',
  action,
  onDismiss,
  edge,
  className,
  children,
  ...rest
}: BannerProps) {
  const text = useText();
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      {...rest}
      className={cx(styles.root, className)}
      data-tone={tone}
      data-edge={edge ? '' : undefined}
    >
      <Icon icon={icons[tone]} />
      <div className={styles.words}>{children}</div>
      {action}
      {onDismiss ? (
        <IconButton className={styles.close} size="small" label={text('dismiss')} onClick={onDismiss}>
          <Icon icon={X} size="small" />
        </IconButton>
      ) : null}
    </div>
  );
}
