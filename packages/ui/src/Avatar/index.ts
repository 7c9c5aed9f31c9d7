export { Avatar, type AvatarProps } from './Avatar.tsx';
export type { AvatarSizes } from './AvatarSizesContext.ts';
export { initialsOf } from './initialsOf.ts';
