export type { TabItem } from './TabItem.ts';
export { Tabs, type TabsProps } from './Tabs.tsx';
