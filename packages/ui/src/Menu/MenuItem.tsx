import { useListItem } from '@floating-ui/react';
import { cx } from '@linaria/core';
import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, use } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { useMergedRef } from '../internals/useMergedRef.ts';
import * as styles from './Menu.styles.ts';
import { MenuContext } from './MenuContext.ts';

/** Props of {@link MenuItem}. */
export interface MenuItemProps extends Omit<ComponentProps<'button'>, 'onSelect'> {
  /** Called when the item is chosen; the menu closes. */
  onSelect?: () => void;
  /** An icon before the words. */
  icon?: ReactNode;
  /** `block` for what destroys or shuts out. Default `neutral`. */
  tone?: 'neutral' | 'block';
  /** Given for an item that is one of a set: whether it is the chosen one. */
  checked?: boolean;
}

/** One action of a `Menu`. Renders a `<button role="menuitem">`, or `menuitemradio` when `checked` is given. */
export function MenuItem({
  onSelect,
  icon,
  tone = 'neutral',
  checked,
  className,
  children,
  ref,
  ...rest
}: MenuItemProps) {
  const menu = use(MenuContext);
  if (!menu) {
    throw new Error(
      'Franca UI: a MenuItem stands outside a Menu, so keys would not reach it. Place it inside Menu.',
    );
  }
  const item = useListItem({ label: typeof children === 'string' ? children : undefined });
  const merged = useMergedRef<HTMLButtonElement>(item.ref, ref);
  const role =
    checked === undefined
      ? ({ role: 'menuitem' } as const)
      : ({ role: 'menuitemradio', 'aria-checked': checked } as const);
  const { onClick, ...own } = rest;
  return (
    <button
      type="button"
      {...role}
      {...menu.getItemProps({
        ...(own as React.HTMLProps<HTMLElement>),
        onClick: (event) => {
          onClick?.(event as React.MouseEvent<HTMLButtonElement>);
          menu.close();
          onSelect?.();
        },
      })}
      ref={merged}
      tabIndex={item.index === menu.activeIndex ? 0 : -1}
      className={cx(styles.item, className)}
      data-tone={tone}
    >
      {icon}
      <span className={styles.words}>{children}</span>
      {checked ? <Icon icon={Check} size="small" /> : null}
    </button>
  );
}
