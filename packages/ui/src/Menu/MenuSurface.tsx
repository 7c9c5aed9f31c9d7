import { FloatingFocusManager, FloatingList } from '@floating-ui/react';
import { cx } from '@linaria/core';
import { type ComponentProps, useMemo } from 'react';
import { Portal } from '../internals/Portal.tsx';
import { Still } from '../internals/Still.tsx';
import { useFocusReturn } from '../internals/useFocusReturn.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { useMountTransition } from '../internals/useMountTransition.ts';
import * as popoverStyles from '../Popover/Popover.styles.ts';
import * as styles from './Menu.styles.ts';
import { MenuContext } from './MenuContext.ts';
import type { MenuFloat } from './useMenuFloat.ts';

/** Props of {@link MenuSurface}. */
export interface MenuSurfaceProps extends ComponentProps<'div'> {
  /** State and interactions of the menu. */
  menu: MenuFloat;
  /** Whether a trigger opened it, which gets the focus back; else what had it before does. */
  isTriggered: boolean;
}

/** The floating part of a menu. Renders a `<div role="menu">` at the end of the page while open. */
export function MenuSurface({
  menu,
  isTriggered,
  className,
  style,
  children,
  onKeyDown,
  onContextMenu,
  ref,
  ...rest
}: MenuSurfaceProps) {
  const { open, surface, elementsRef, labelsRef, getFloatingProps, getItemProps, close, setActiveIndex } =
    menu;
  const [state, transitionRef] = useMountTransition(open);
  const merged = useMergedRef<HTMLDivElement>(useMergedRef(surface.refs.setFloating, transitionRef), ref);
  const context = useMemo(
    () => ({ close, setActiveIndex, getItemProps }),
    [close, setActiveIndex, getItemProps],
  );
  useFocusReturn(open, surface.floating, isTriggered ? surface.context.elements.domReference : null);
  if (state === 'gone') return null;
  return (
    <Portal nodeId={surface.nodeId} preserveTabOrder={false}>
      <FloatingFocusManager
        context={surface.context}
        modal={false}
        disabled={!open}
        guards={false}
        closeOnFocusOut={false}
        // List navigation moves on to the item.
        initialFocus={surface.refs.floating}
        returnFocus={false}
      >
        <div
          role="menu"
          aria-orientation="vertical"
          {...getFloatingProps({
            ...rest,
            onKeyDown: (event) => {
              onKeyDown?.(event as React.KeyboardEvent<HTMLDivElement>);
              if (event.key !== 'Tab' || event.defaultPrevented) return;
              // The focus goes back to where the menu came from.
              event.preventDefault();
              close();
            },
          })}
          // Its label is the name, not its trigger.
          aria-labelledby={rest['aria-labelledby']}
          ref={merged}
          className={cx(popoverStyles.surface, styles.surface, className)}
          style={{ ...style, ...surface.style }}
          data-state={state}
          inert={!open}
          onContextMenu={(event) => {
            onContextMenu?.(event);
            // The key that opened the menu asks for the browser's own one when it comes up again.
            event.preventDefault();
          }}
        >
          <MenuContext value={context}>
            <FloatingList elementsRef={elementsRef} labelsRef={labelsRef}>
              <Still still={!open}>{children}</Still>
            </FloatingList>
          </MenuContext>
        </div>
      </FloatingFocusManager>
    </Portal>
  );
}
