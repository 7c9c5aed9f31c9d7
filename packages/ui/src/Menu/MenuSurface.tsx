import { cx } from '@linaria/core';
import {
  type ComponentProps,
  type CSSProperties,
  createContext,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { Still } from '../internals/Still.tsx';
import { useFocusReturn } from '../internals/useFocusReturn.ts';
import { useLatest } from '../internals/useLatest.ts';
import { useLayer } from '../internals/useLayer.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import type { MountState } from '../internals/useMountTransition.ts';
import { itemsBySelector, useRovingFocus } from '../kit/useRovingFocus.ts';
import * as popoverStyles from '../Popover/Popover.styles.ts';
import * as styles from './Menu.styles.ts';

/** What a menu passes to its items. */
interface MenuState {
  /** Closes the menu. */
  close: () => void;
}

/** The menu around an item. */
export const MenuContext = createContext<MenuState | null>(null);

/** What has the focus when a menu opens: its first or last item, or, after a pointer, the menu itself. */
export type MenuStart = 'first' | 'last' | 'menu';

/** Props of {@link MenuSurface}. */
export interface MenuSurfaceProps extends ComponentProps<'div'> {
  /** Where it stands. */
  place: CSSProperties;
  /** Whether it is open or closing. */
  state: MountState;
  /** What has the focus first. */
  start: MenuStart;
  /** What opened it. */
  opener?: RefObject<HTMLElement | null>;
  /** Called when it is to close. */
  onClose: () => void;
}

const itemsOf = (menu: Element) =>
  itemsBySelector(menu, '[role^="menuitem"]:not(:disabled)', ({ textContent }) => textContent);

/** The floating part of a menu. Renders a `<div role="menu">`. */
export function MenuSurface({
  place,
  state,
  start,
  opener,
  onClose,
  className,
  style,
  children,
  onKeyDown,
  onContextMenu,
  ref,
  ...rest
}: MenuSurfaceProps) {
  const surface = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(surface, ref);
  const open = state === 'open';
  const latest = useLatest({ onClose, start });
  const menu = useMemo(() => ({ close: () => latest.current.onClose() }), [latest]);
  const roving = useRovingFocus({ container: surface, items: itemsOf, loop: true, outside: 'enter' });
  useLayer({
    open,
    onEscape: onClose,
    onPressOutside: onClose,
    elements: [() => surface.current, () => opener?.current ?? null],
  });
  useFocusReturn(open, surface);

  useEffect(() => {
    const element = surface.current;
    if (!open || !element || element.contains(document.activeElement)) return;
    const items = itemsOf(element);
    const place = { first: 0, last: items.count - 1, menu: -1 }[latest.current.start];
    (items.at(place) ?? element).focus({ preventScroll: true });
  }, [open, latest]);

  return (
    <div
      role="menu"
      aria-orientation="vertical"
      tabIndex={-1}
      {...rest}
      ref={merged}
      className={cx(popoverStyles.surface, styles.surface, className)}
      style={{ ...style, ...place }}
      data-state={state}
      inert={!open}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key !== 'Tab' || event.defaultPrevented) return roving.onKeyDown(event);
        // The focus goes back to where the menu came from.
        event.preventDefault();
        onClose();
      }}
      onContextMenu={(event) => {
        onContextMenu?.(event);
        // The key that opened the menu asks for the browser's own one when it comes up again.
        event.preventDefault();
      }}
    >
      <MenuContext value={menu}>
        <Still still={!open}>{children}</Still>
      </MenuContext>
    </div>
  );
}
