import { useListItem } from '@floating-ui/react';
import { cx } from '@linaria/core';
import { Check } from 'lucide-react';
import {
  type ComponentProps,
  type HTMLProps,
  type MouseEvent,
  type ReactNode,
  use,
  useLayoutEffect,
  useRef,
} from 'react';
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
  ref,
  ...rest
}: MenuItemProps) {
  const menu = use(MenuContext);
  // What cannot be chosen is not found by its first letter.
  const item = useListItem(rest.disabled ? { label: null } : undefined);
  const element = useRef<HTMLButtonElement>(null);
  const merged = useMergedRef<HTMLButtonElement>(useMergedRef(item.ref, element), ref);
  if (!menu) {
    throw new Error(
      'Franca UI: a MenuItem stands outside a Menu, so keys would not reach it. Place it inside Menu.',
    );
  }
  const { index } = item;
  const { setActiveIndex } = menu;
  useLayoutEffect(() => {
    // An owner may have focused it before it had its place in the list.
    if (index !== -1 && element.current === document.activeElement) setActiveIndex(index);
  }, [index, setActiveIndex]);
  const role =
    checked === undefined
      ? ({ role: 'menuitem' } as const)
      : ({ role: 'menuitemradio', 'aria-checked': checked } as const);
  return (
    <button
      type="button"
      {...role}
      tabIndex={-1}
      {...menu.getItemProps({
        ...rest,
        onClick: (event) => {
          onClick?.(event as MouseEvent<HTMLButtonElement>);
          menu.close();
          onSelect?.();
        },
      } as HTMLProps<HTMLElement>)}
      ref={merged}
      className={cx(styles.item, className)}
      data-variant={variant}
    >
      {icon}
      <span className={styles.words}>{children}</span>
      {checked ? <Icon icon={Check} size="small" /> : null}
    </button>
  );
}
