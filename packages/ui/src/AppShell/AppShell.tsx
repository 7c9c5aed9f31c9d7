import { cx } from '@linaria/core';
import { type ComponentProps, type CSSProperties, type ReactNode, useState } from 'react';
import { useControlled } from '../internals/useControlled.ts';
import * as styles from './AppShell.styles.ts';
import { ColumnHandle } from './ColumnHandle.tsx';
import { clampColumnWidth, columnLimits } from './columnWidth.ts';
import { ShellPanel } from './ShellPanel.tsx';

/** Props of {@link AppShell}. */
export interface AppShellProps extends ComponentProps<'div'> {
  /** The left rail, 72 pixels; not shown below 700 pixels. */
  rail?: ReactNode;
  /** The middle column, such as the list of conversations. */
  column?: ReactNode;
  /** Names the middle column for screen readers. */
  columnLabel: string;
  /** Width of the middle column in pixels, when the parent keeps it; held between 280 and 420. */
  columnWidth?: number;
  /** Width of the middle column in pixels to begin with, as remembered. Default 340. */
  defaultColumnWidth?: number;
  /** Called with the width in pixels when the person has changed it, to be remembered. */
  onColumnWidthChange?: (width: number) => void;
  /** The side panel, 320 pixels; a drawer where the shell is narrower than 900, and as wide as it below 700. */
  panel?: ReactNode;
  /** Names the side panel for screen readers. */
  panelLabel?: string;
  /** Whether the side panel is shown, when the parent decides. */
  panelOpen?: boolean;
  /** Whether the side panel is shown to begin with. Default false. */
  defaultPanelOpen?: boolean;
  /** Called with `false` when the person closes the drawer with Escape or a press outside it. */
  onPanelOpenChange?: (open: boolean) => void;
  /** Whether the side panel is open because the page's address says so: the browser's Back closes it by itself. Default false. */
  panelInHistory?: boolean;
  /** The bar at the bottom, shown only where the shell is narrower than 700 pixels. */
  bottomBar?: ReactNode;
  /** The pane that is seen where only one has room, below 700 pixels. Default `column`. */
  activePane?: 'column' | 'main';
  /** The main part, such as the conversation. */
  children?: ReactNode;
}

/**
 * The frame of the application: rail, column, main part and side panel, folding up as it gets narrower. Its own width
 * decides, in the style sheet. Renders a `<div>` with a `<main>` inside.
 */
export function AppShell({
  rail,
  column,
  columnLabel,
  columnWidth,
  defaultColumnWidth = columnLimits.initial,
  onColumnWidthChange,
  panel,
  panelLabel = '',
  panelOpen,
  defaultPanelOpen = false,
  onPanelOpenChange,
  panelInHistory = false,
  bottomBar,
  activePane = 'column',
  className,
  style,
  children,
  ...rest
}: AppShellProps) {
  const [committedWidth, setWidth] = useControlled(columnWidth, defaultColumnWidth, onColumnWidthChange);
  const [draggedWidth, setDraggedWidth] = useState<number | null>(null);
  const [isPanelOpen, setPanelOpen] = useControlled(panelOpen, defaultPanelOpen, onPanelOpenChange);
  const width = clampColumnWidth(draggedWidth ?? committedWidth);
  const showsPanel = isPanelOpen && Boolean(panel);

  return (
    <div
      {...rest}
      className={cx(styles.root, className)}
      style={{ '--column': `${width}px`, ...style } as CSSProperties}
      data-active-pane={activePane}
      data-panel={showsPanel ? 'open' : 'closed'}
    >
      <div className={styles.frame}>
        {rail ? <div className={styles.rail}>{rail}</div> : null}
        {column ? (
          <section className={styles.column} aria-label={columnLabel}>
            {column}
            <ColumnHandle
              width={width}
              onDrag={setDraggedWidth}
              onCommit={(next) => {
                setDraggedWidth(null);
                setWidth(next);
              }}
            />
          </section>
        ) : null}
        <main className={styles.main}>{children}</main>
        {showsPanel ? (
          <ShellPanel label={panelLabel} onClose={() => setPanelOpen(false)} inHistory={panelInHistory}>
            {panel}
          </ShellPanel>
        ) : null}
        {bottomBar ? <div className={styles.bottomBar}>{bottomBar}</div> : null}
      </div>
    </div>
  );
}
