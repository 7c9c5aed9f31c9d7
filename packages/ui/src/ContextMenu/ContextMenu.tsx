import type { ReferenceElement } from '@floating-ui/dom';
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
import { useDirection } from '../i18n/useDirection.ts';
import { Portal } from '../internals/Portal.tsx';
import { useControlled } from '../internals/useControlled.ts';
import { pointAnchor, useFloat } from '../internals/useFloat.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { useMountTransition } from '../internals/useMountTransition.ts';
import { refOfTrigger, type Trigger, withTrigger } from '../internals/withTrigger.ts';
import { type PressPoint, useLongPress } from '../kit/useLongPress.ts';
import { type MenuStart, MenuSurface } from '../Menu/MenuSurface.tsx';
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

/**
 * What can be done with something, at the place of a right click or a long press, or at what has the focus with the
 * menu key or Shift+F10. Everything in it must be possible in another way too: many people never find such a menu.
 * Renders the target, and a `<div role="menu">` with `MenuItem` children at the end of the page while open.
 */
export function ContextMenu({
  target,
  label,
  open: given,
  defaultOpen = false,
  onOpenChange,
  ref,
  ...rest
}: ContextMenuProps) {
  const direction = useDirection();
  const [open, setOpen] = useControlled(given, defaultOpen, onOpenChange);
  const [start, setStart] = useState<MenuStart>('first');
  const [point, setPoint] = useState<PressPoint | null>(null);
  const [state, transitionRef] = useMountTransition(open);
  const element = useRef<HTMLElement>(null);
  const targetRef = useMergedRef(element, refOfTrigger(target));
  const anchor = useMemo<RefObject<ReferenceElement | null>>(
    () => (point ? { current: pointAnchor(point) } : element),
    [point],
  );
  const { setSurface, style } = useFloat({ open: state !== 'gone', anchor, placement: 'bottom-start' });
  const surface = useMergedRef<HTMLDivElement>(useMergedRef(setSurface, transitionRef), ref);

  const openAt = (from: MenuStart, at: PressPoint) => {
    setStart(from);
    setPoint(at);
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
    openAt('first', { x: direction === 'rtl' ? right : left, y: bottom });
  };
  const own = target.props.className;

  return (
    <>
      {withTrigger(target, {
        ...longPress,
        ref: targetRef,
        className: cx(styles.target, typeof own === 'string' && own),
        'data-context-menu': open ? 'open' : 'closed',
        onContextMenu,
        onKeyDown,
      })}
      {state === 'gone' ? null : (
        <Portal>
          <MenuSurface
            aria-label={label}
            {...rest}
            ref={surface}
            place={style}
            state={state}
            start={start}
            onClose={() => setOpen(false)}
          />
        </Portal>
      )}
    </>
  );
}
