export { type GlyphProps, Icon, type IconProps } from './Icon.tsx';
