import { type ReactNode, useRef } from 'react';
import { keepTabInside } from '../internals/Modal/keepTabInside.ts';
import { useModalFocus } from '../internals/Modal/useModalFocus.ts';
import { useLayer } from '../internals/useLayer.ts';
import * as styles from './AppShell.styles.ts';
import { useDrawn } from './useDrawn.ts';

/** Props of {@link ShellPanel}. */
export interface ShellPanelProps {
  /** Names the panel for screen readers. */
  label: string;
  /** Called when the person closes the drawer with Escape or a press outside it. */
  onClose: () => void;
  /** What the panel shows. */
  children: ReactNode;
}

const asPart = { role: 'complementary' } as const;
const asDrawer = { role: 'dialog', 'aria-modal': true, onKeyDown: keepTabInside } as const;

/**
 * The side panel: a part of the page where there is room, and a drawer that keeps the focus where there is not. One
 * element does both, so that nothing inside is lost when the window changes. Renders a `<div>` after its backdrop.
 */
export function ShellPanel({ label, onClose, children }: ShellPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isDrawer = useDrawn(panel);
  const named = { 'aria-label': label, tabIndex: -1 };
  useModalFocus(isDrawer, panel, undefined);
  useLayer({
    open: isDrawer,
    onEscape: onClose,
    onPressOutside: onClose,
    elements: [() => panel.current],
  });

  return (
    <>
      <div className={styles.backdrop} />
      <div
        ref={panel}
        {...named}
        {...(isDrawer ? asDrawer : asPart)}
        className={styles.panel}
        data-kind={isDrawer ? 'drawer' : 'part'}
      >
        {children}
      </div>
    </>
  );
}
