import { FloatingFocusManager, useFloating } from '@floating-ui/react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useFocusReturn } from '../internals/useFocusReturn.ts';
import { elementsAboveLayers, useInertOutside } from '../internals/useInertOutside.ts';
import { useLayer } from '../internals/useLayer.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { useScrollLock } from '../internals/useScrollLock.ts';
import * as styles from './AppShell.styles.ts';

/** Whether the style sheet has taken an element out of the page and laid it over it; false on the server. */
function useDrawn(element: RefObject<HTMLElement | null>): boolean {
  const [isDrawn, setDrawn] = useState(false);

  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const look = () => setDrawn(getComputedStyle(current).position === 'absolute');
    const observer = new ResizeObserver(look);
    // The frame gets wider and narrower with the window; the element itself may keep its width.
    observer.observe(current.parentElement ?? current);
    look();
    return () => observer.disconnect();
  }, [element]);

  return isDrawn;
}

/** Props of {@link ShellPanel}. */
export interface ShellPanelProps {
  /** Names the panel for screen readers. */
  label: string;
  /** Called when the person closes the drawer with Escape or a press outside it. */
  onClose: () => void;
  /** It is part of the page's address, so that a step in the history closes it. */
  inHistory: boolean;
  /** What the panel shows. */
  children: ReactNode;
}

const asPart = { role: 'complementary' } as const;
const asDrawer = { role: 'dialog', 'aria-modal': true } as const;

/**
 * The side panel: a part of the page where there is room, and a drawer that keeps the focus where there is not. One
 * element does both, so that nothing inside is lost when the window changes. Renders a `<div>` after its backdrop.
 */
export function ShellPanel({ label, onClose, inHistory, children }: ShellPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isDrawer = useDrawn(panel);
  const named = { 'aria-label': label, tabIndex: -1 };
  const { context, refs, elements } = useFloating({ open: isDrawer });
  // Before the page is inert: then nothing there has the focus any more.
  useFocusReturn(isDrawer, elements.floating);
  useInertOutside(isDrawer, elements.floating);
  useScrollLock(isDrawer);
  const merged = useMergedRef<HTMLDivElement>(panel, refs.setFloating);
  useLayer({
    open: isDrawer,
    inHistory,
    onEscape: onClose,
    onPressOutside: onClose,
    elements: [() => panel.current],
  });

  return (
    <>
      <div className={styles.backdrop} />
      <FloatingFocusManager
        context={context}
        disabled={!isDrawer}
        returnFocus={false}
        outsideElementsInert
        getInsideElements={elementsAboveLayers}
      >
        <div
          ref={merged}
          {...named}
          {...(isDrawer ? asDrawer : asPart)}
          className={styles.panel}
          data-kind={isDrawer ? 'drawer' : 'part'}
        >
          {children}
        </div>
      </FloatingFocusManager>
    </>
  );
}
