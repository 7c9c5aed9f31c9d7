export { AppShell, type AppShellProps } from './AppShell.tsx';
export { clampColumnWidth, columnLimits } from './columnWidth.ts';
