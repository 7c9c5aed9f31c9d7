import { cx } from '@linaria/core';
import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, use } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Menu.styles.ts';
import { MenuContext } from './MenuSurface.tsx';

/** Props of {@link MenuItem}. */
export interface MenuItemProps extends Omit<ComponentProps<'button'>, 'onSelect'> {
  /** Called when the item is chosen; the menu closes. */
  onSelect?: () => void;
  /** An icon before the words. */
  icon?: ReactNode;
  /** `block` for what destroys or shuts out. Default `neutral`. */
  variant?: 'neutral' | 'block';
  /** Given for an item that is one of a set: whether it is the chosen one. */
  checked?: boolean;
}

/**
 * One action of a `Menu` or `ContextMenu`. Renders a `<button role="menuitem">`, or `menuitemradio` when `checked`
 * is given.
 */
export function MenuItem({
  onSelect,
  icon,
  variant = 'neutral',
  checked,
  className,
  children,
  onClick,
  onPointerMove,
  onPointerLeave,
  ...rest
}: MenuItemProps) {
  const menu = use(MenuContext);
  if (!menu) {
    throw new Error(
      'Franca UI: a MenuItem stands outside a Menu, so keys would not reach it. Place it inside Menu.',
    );
  }
  const role =
    checked === undefined
      ? ({ role: 'menuitem' } as const)
      : ({ role: 'menuitemradio', 'aria-checked': checked } as const);
  return (
    <button
      type="button"
      {...role}
      tabIndex={-1}
      {...rest}
      className={cx(styles.item, className)}
      data-variant={variant}
      onClick={(event) => {
        onClick?.(event);
        menu.close();
        onSelect?.();
      }}
      onPointerMove={(event) => {
        onPointerMove?.(event);
        // The focus follows the mouse, so that keys go on from where it points.
        if (event.pointerType === 'mouse') event.currentTarget.focus({ preventScroll: true });
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event);
        if (event.currentTarget === document.activeElement) {
          event.currentTarget.closest<HTMLElement>('[role="menu"]')?.focus({ preventScroll: true });
        }
      }}
    >
      {icon}
      <span className={styles.words}>{children}</span>
      {checked ? <Icon icon={Check} size="small" /> : null}
    </button>
  );
}
