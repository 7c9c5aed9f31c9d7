import type { Decorator, Preview } from '@storybook/react-vite';
import { FrancaProvider, type Theme, Toaster } from '../packages/ui/src/index.ts';
import '../packages/ui/src/testing/storyFonts.css';

const withFranca: Decorator = (Story, { globals, viewMode }) => (
  <FrancaProvider
    locale={globals.locale}
    direction={globals.direction === 'auto' ? undefined : globals.direction}
    theme={globals.theme as Theme}
  >
    <Story />
    {viewMode === 'docs' ? null : <Toaster />}
  </FrancaProvider>
);

const choice = (title: string, icon: string, items: { value: string; title: string }[]) => ({
  toolbar: { title, icon, items, dynamicTitle: true },
});

const preview: Preview = {
  decorators: [withFranca],
  initialGlobals: { theme: 'light', locale: 'en', direction: 'auto' },
  globalTypes: {
    theme: choice('Theme', 'mirror', [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
      { value: 'system', title: 'System' },
    ]),
    locale: choice('Language', 'globe', [
      { value: 'en', title: 'English' },
      { value: 'ar', title: 'العربية' },
      { value: 'it', title: 'Italiano' },
      { value: 'vi', title: 'Tiếng Việt' },
    ]),
    direction: choice('Direction', 'transfer', [
      { value: 'auto', title: 'As the language' },
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
  },
};

export default preview;
