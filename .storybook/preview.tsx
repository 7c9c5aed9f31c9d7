import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { Decorator, Preview } from '@storybook/react-vite';
import { lazy, type PropsWithChildren, Suspense } from 'react';
import { configure } from 'storybook/test';
import { uiLanguages, uiLanguageTags } from '../packages/languages/src/index.ts';
import {
  type Density,
  FrancaProvider,
  loadUiStrings,
  type Theme,
  Toaster,
} from '../packages/ui/src/index.ts';
import '../packages/ui/src/testing/storyFonts.css';
import { guideTheme } from './guide/guideTheme.ts';
import { nameTypes } from './guide/nameTypes.ts';
import { loadStoryFonts } from './loadStoryFonts.ts';
import { modes } from './modes.ts';

// A slow machine is no reason to fail: what a story waits for may take its time.
configure({ asyncUtilTimeout: 15_000 });

// The code of docs pages is a third of all, and a story alone needs none of it.
const LazyContainer = lazy(async () => ({ default: (await import('./GuideContainer.tsx')).GuideContainer }));
const LazyPage = lazy(async () => ({ default: (await import('./GuidePage.tsx')).GuidePage }));

const DocsContainer = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <LazyContainer {...props} />
  </Suspense>
);

const withFranca: Decorator = (Story, { globals, viewMode }) => (
  <FrancaProvider
    locale={globals.locale}
    direction={globals.direction === 'auto' ? undefined : globals.direction}
    theme={globals.theme as Theme}
    density={globals.density as Density}
    // On a docs page many stories stand beside each other, each with settings of its own.
    scope={viewMode === 'docs' ? 'element' : 'page'}
  >
    <Story />
    {viewMode === 'docs' ? null : <Toaster />}
  </FrancaProvider>
);

type ToolbarIcon = 'mirror' | 'globe' | 'transfer' | 'component';

const choice = (title: string, icon: ToolbarIcon, items: { value: string; title: string }[]) => ({
  toolbar: { title, icon, items, dynamicTitle: true },
});

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [nameTypes],
  decorators: [withFranca],
  // Stories read and measure texts as soon as they are shown.
  loaders: [loadStoryFonts, () => Promise.all(uiLanguageTags.map(loadUiStrings))],
  initialGlobals: { theme: guideTheme() ?? 'light', locale: 'en', direction: 'auto', density: 'comfortable' },
  globalTypes: {
    theme: choice('Theme', 'mirror', [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
      { value: 'system', title: 'System' },
    ]),
    locale: choice(
      'Language',
      'globe',
      uiLanguages.map(({ tag, nativeName }) => ({ value: tag, title: nativeName })),
    ),
    direction: choice('Direction', 'transfer', [
      { value: 'auto', title: 'As the language' },
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
    density: choice('Density', 'component', [
      { value: 'comfortable', title: 'Comfortable' },
      { value: 'compact', title: 'Compact' },
    ]),
  },
  parameters: {
    a11y: { test: import.meta.env.VITE_A11Y === 'off' ? 'off' : 'error' },
    backgrounds: { disable: true },
    chromatic: { modes },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { page: () => <LazyPage />, container: DocsContainer },
    options: {
      storySort: {
        method: 'alphabetical',
        // Within a group the components stand by name; within a component the stories as their file has them.
        order: [
          'Start',
          'Foundations',
          'Actions',
          'Forms',
          'Basics',
          'Layout',
          'Navigation',
          'Feedback',
          'Floating',
          'Media',
          'Chat',
          ['In your application', 'Your backend', 'Recipes', 'Coming from another kit'],
          'Calls',
          'Speech',
        ],
      },
    },
  },
};

export default preview;
