import { sharedContext } from '../internals/sharedContext.ts';

/** Says under which addresses the picture at an address is smaller, as `srcset` has it; undefined where there is only that one. */
export type AvatarSizes = (src: string) => string | undefined;

/** What the provider above knows about pictures of people. */
export const AvatarSizesContext = sharedContext<AvatarSizes | undefined>('AvatarSizes', undefined);
