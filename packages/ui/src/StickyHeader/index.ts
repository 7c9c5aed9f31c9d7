export { StickyHeader, type StickyHeaderProps } from './StickyHeader.tsx';
