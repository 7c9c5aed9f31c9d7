import {
  FloatingFocusManager,
  FloatingList,
  FloatingNode,
  type Placement,
  useClick,
  useDismiss,
  useFloating,
  useFloatingNodeId,
  useInteractions,
  useListNavigation,
  useRole,
  useTypeahead,
} from '@floating-ui/react';
import { cx } from '@linaria/core';
import { type ComponentProps, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Portal } from '../internals/Portal.tsx';
import { useControlled } from '../internals/useControlled.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { type Trigger, withTrigger } from '../internals/withTrigger.ts';
import { floatingPlace } from '../Popover/floatingPlace.ts';
import * as popoverStyles from '../Popover/Popover.styles.ts';
import * as styles from './Menu.styles.ts';
import { MenuContext } from './MenuContext.ts';
import { pointAnchor } from './pointAnchor.ts';

/** Props of {@link Menu}. */
export interface MenuProps extends ComponentProps<'div'> {
  /** What opens it, such as an `IconButton`; left out for a context menu. */
  trigger?: Trigger;
  /** Names the menu for screen readers. */
  label: string;
  /** Whether it is open, when the parent decides. */
  open?: boolean;
  /** Told when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** A point of the window in pixels to stand at, for a context menu. */
  anchor?: { x: number; y: number };
  /** Side of the trigger, in reading direction. Default `bottom-start`. */
  placement?: Placement;
}

/**
 * Actions to choose from: arrow keys, Home, End and the first letters move, Escape closes. Renders the trigger, and
 * a `<div role="menu">` with `MenuItem` children while open.
 */
export function Menu({
  trigger,
  label,
  open: given,
  onOpenChange,
  anchor,
  placement = 'bottom-start',
  className,
  style,
  children,
  ref,
  ...rest
}: MenuProps) {
  const [open, setOpen] = useControlled(given, false, onOpenChange);
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const elements = useRef<(HTMLElement | null)[]>([]);
  const labels = useRef<(string | null)[]>([]);
  const nodeId = useFloatingNodeId();
  const { refs, context, floatingStyles } = useFloating({
    nodeId,
    open,
    onOpenChange: setOpen,
    placement,
    ...floatingPlace,
  });
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useClick(context, { event: 'mousedown' }),
    useDismiss(context),
    useRole(context, { role: 'menu' }),
    useListNavigation(context, { listRef: elements, activeIndex, onNavigate: setActiveIndex, loop: true }),
    useTypeahead(context, { listRef: labels, activeIndex, onMatch: open ? setActiveIndex : undefined }),
  ]);

  const { setPositionReference } = refs;
  useEffect(() => {
    if (anchor) setPositionReference(pointAnchor(anchor));
  }, [anchor, setPositionReference]);

  const state = useMemo(
    () => ({ activeIndex, getItemProps, close: () => setOpen(false) }),
    [activeIndex, getItemProps, setOpen],
  );
  // The label names the menu; floating-ui would point at the trigger, which says what the trigger does.
  const naming = { 'aria-label': label, 'aria-labelledby': undefined };
  const leaveOnTab = (event: KeyboardEvent<HTMLElement>) => {
    rest.onKeyDown?.(event as KeyboardEvent<HTMLDivElement>);
    if (event.key !== 'Tab') return;
    // Tab leaves a menu (ARIA authoring practices); the focus goes back to where the menu came from.
    event.preventDefault();
    setOpen(false);
  };
  const surface = useMergedRef<HTMLDivElement>(refs.setFloating, ref);

  return (
    <FloatingNode id={nodeId}>
      {trigger ? withTrigger(trigger, refs.setReference, getReferenceProps) : null}
      {open ? (
        <Portal preserveTabOrder={false}>
          <FloatingFocusManager
            context={context}
            modal={false}
            guards={false}
            initialFocus={trigger ? 0 : -1}
          >
            <div
              {...getFloatingProps({ ...rest, onKeyDown: leaveOnTab })}
              {...naming}
              ref={surface}
              className={cx(popoverStyles.surface, styles.surface, className)}
              style={{ ...style, ...floatingStyles }}
            >
              <MenuContext value={state}>
                <FloatingList elementsRef={elements} labelsRef={labels}>
                  {children}
                </FloatingList>
              </MenuContext>
            </div>
          </FloatingFocusManager>
        </Portal>
      ) : null}
    </FloatingNode>
  );
}
