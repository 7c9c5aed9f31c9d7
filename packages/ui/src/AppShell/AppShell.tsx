import { cx } from '@linaria/core';
import { type ComponentProps, type CSSProperties, type ReactNode, useState } from 'react';
import { Drawer } from '../Drawer/Drawer.tsx';
import { useMediaQuery } from '../internals/useMediaQuery.ts';
import * as styles from './AppShell.styles.ts';
import { ColumnHandle } from './ColumnHandle.tsx';
import { clampColumnWidth, columnLimits } from './columnWidth.ts';

/** Props of {@link AppShell}. */
export interface AppShellProps extends ComponentProps<'div'> {
  /** The left rail, 72 pixels; not shown below 700 pixels. */
  rail?: ReactNode;
  /** The middle column, such as the list of conversations. */
  column?: ReactNode;
  /** Names the middle column for screen readers. */
  columnLabel: string;
  /** Width of the middle column in pixels to begin with, as remembered. Default 340, kept between 280 and 420. */
  initialColumnWidth?: number;
  /** Told the width in pixels when the person has changed it, to be remembered. */
  onColumnWidthChange?: (width: number) => void;
  /** The side panel, 320 pixels; a drawer below 900. */
  panel?: ReactNode;
  /** Names the side panel for screen readers. */
  panelLabel?: string;
  /** Whether the side panel is shown. Default false. */
  panelOpen?: boolean;
  /** Told `false` when the person closes the drawer. */
  onPanelOpenChange?: (open: boolean) => void;
  /** The bar at the bottom, shown below 700 pixels only. */
  bottomBar?: ReactNode;
  /** The pane that is seen below 700 pixels, where only one has room. Default `column`. */
  activePane?: 'column' | 'main';
  /** The main part, such as the conversation. */
  children?: ReactNode;
}

/**
 * The frame of the application: rail, column, main part and side panel, folding up as the window gets narrower
 * (design/look, "Shell"). Renders a `<div>` with a `<main>` inside.
 */
export function AppShell({
  rail,
  column,
  columnLabel,
  initialColumnWidth = columnLimits.initial,
  onColumnWidthChange,
  panel,
  panelLabel = '',
  panelOpen = false,
  onPanelOpenChange,
  bottomBar,
  activePane = 'column',
  className,
  style,
  children,
  ...rest
}: AppShellProps) {
  const [width, setWidth] = useState(clampColumnWidth(initialColumnWidth));
  const narrow = useMediaQuery('(width < 900px)');
  const sizes = { '--column': `${width}px`, ...style } as CSSProperties;

  return (
    <div {...rest} className={cx(styles.root, className)} style={sizes} data-active-pane={activePane}>
      {rail ? <div className={styles.rail}>{rail}</div> : null}
      {column ? (
        <section className={styles.column} aria-label={columnLabel}>
          {column}
          <ColumnHandle
            width={width}
            onDrag={setWidth}
            onSettle={(next) => {
              setWidth(next);
              onColumnWidthChange?.(next);
            }}
          />
        </section>
      ) : null}
      <main className={styles.main}>{children}</main>
      {panel && narrow ? (
        <Drawer open={panelOpen} onOpenChange={(open) => onPanelOpenChange?.(open)} label={panelLabel}>
          {panel}
        </Drawer>
      ) : null}
      {panel && panelOpen && !narrow ? (
        <aside className={styles.panel} aria-label={panelLabel}>
          {panel}
        </aside>
      ) : null}
      {bottomBar ? <div className={styles.bottomBar}>{bottomBar}</div> : null}
    </div>
  );
}
