export { Link, type LinkProps, linkClassName } from './Link.tsx';
