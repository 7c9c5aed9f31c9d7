import type { ReferenceElement } from '@floating-ui/react';
import { cx } from '@linaria/core';
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useDirection } from '../i18n/useDirection.ts';
import { FloatingRoot } from '../internals/FloatingRoot.tsx';
import { useControlled } from '../internals/useControlled.ts';
import { pointAnchor } from '../internals/useFloatingSurface.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { classOfTrigger, refOfTrigger, type Trigger, withTrigger } from '../internals/withTrigger.ts';
import { type PressPoint, useLongPress } from '../kit/useLongPress.ts';
import { MenuSurface } from '../Menu/MenuSurface.tsx';
import { useMenuFloat } from '../Menu/useMenuFloat.ts';
import * as styles from './ContextMenu.styles.ts';

/** Props of {@link ContextMenu}. */
export interface ContextMenuProps extends ComponentProps<'div'> {
  /** What the menu belongs to: one element that passes its props and ref on to a DOM element. */
  target: Trigger;
  /** Names the menu for screen readers. */
  label: string;
  /** Whether it is open, when the owner decides. */
  open?: boolean;
  /** Whether it is open at first, when it decides itself. Default false. */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
}

const isMenuKey = ({ key, shiftKey }: KeyboardEvent) => key === 'ContextMenu' || (key === 'F10' && shiftKey);

function ContextMenuParts({
  target,
  label,
  open: given,
  defaultOpen = false,
  onOpenChange,
  ...rest
}: ContextMenuProps) {
  const direction = useDirection();
  const [open, setOpen] = useControlled(given, defaultOpen, onOpenChange);
  const [focusItemOnOpen, setFocusItemOnOpen] = useState(true);
  const [point, setPoint] = useState<PressPoint | null>(null);
  const element = useRef<HTMLElement>(null);
  const targetRef = useMergedRef(element, refOfTrigger(target));
  const anchor = useMemo<RefObject<ReferenceElement | null>>(
    () => (point ? { current: pointAnchor(point) } : element),
    [point],
  );
  const menu = useMenuFloat({ open, onOpenChange: setOpen, anchor, focusItemOnOpen });

  const openAt = (from: 'item' | 'menu', at: PressPoint) => {
    // The list reads it while it is closed.
    flushSync(() => {
      setFocusItemOnOpen(from === 'item');
      setPoint(at);
    });
    setOpen(true);
  };
  const longPress = useLongPress((at) => openAt('menu', at));
  const onContextMenu = (event: MouseEvent) => {
    // One inside this one has answered already, or the long press has.
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (!open) openAt('menu', { x: event.clientX, y: event.clientY });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !isMenuKey(event) || !(event.target instanceof Element)) return;
    event.preventDefault();
    const { left, right, bottom } = event.target.getBoundingClientRect();
    openAt('item', { x: direction === 'rtl' ? right : left, y: bottom });
  };

  return (
    <>
      {withTrigger(target, {
        ...longPress,
        ref: targetRef,
        className: cx(styles.target, classOfTrigger(target)),
        'data-context-menu': open ? 'open' : 'closed',
        onContextMenu,
        onKeyDown,
      })}
      <MenuSurface aria-label={label} {...rest} menu={menu} isTriggered={false} />
    </>
  );
}

/**
 * What can be done with something, at the place of a right click or a long press, or at what has the focus with the
 * menu key or Shift+F10. Everything in it must be possible in another way too: many people never find such a menu.
 * Renders the target, and a `<div role="menu">` with `MenuItem` children at the end of the page while open.
 */
export function ContextMenu(props: ContextMenuProps) {
  return (
    <FloatingRoot>
      <ContextMenuParts {...props} />
    </FloatingRoot>
  );
}
