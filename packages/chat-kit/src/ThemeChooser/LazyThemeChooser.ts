import { lazySlot } from '../slots/lazySlot.tsx';

/** The themes to choose from for a conversation, each shown as it will look. Renders a `<div>`. Its code is fetched when it is first rendered. */
export const LazyThemeChooser = lazySlot(
  'ThemeChooser',
  async () => (await import('./ThemeChooser.tsx')).ThemeChooser,
);
