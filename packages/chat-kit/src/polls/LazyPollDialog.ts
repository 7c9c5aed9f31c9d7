import { lazySlot } from '../slots/lazySlot.tsx';

/** Writes a poll. Renders a dialog. Its code is fetched when it is first rendered. */
export const LazyPollDialog = lazySlot('PollDialog', async () => (await import('./pollParts.ts')).PollDialog);
