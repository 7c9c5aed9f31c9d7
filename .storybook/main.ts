import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';

const layers = readFileSync(join(import.meta.dirname, '../packages/ui/src/layers.css'), 'utf8');
const ownParts = readFileSync(join(import.meta.dirname, 'ownParts.css'), 'utf8');

const config: StorybookConfig = {
  stories: ['./start/*.mdx', './foundations/*.stories.tsx', '../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  // The build splits the styles, and each part may come first: the order of the layers must stand before all of them.
  previewHead: (head) => `<style>${ownParts}${layers}</style>${head}`,
  viteFinal: (vite) =>
    mergeConfig(vite, {
      build: {
        // Storybook's own pages are large, and how long a plugin took is no fault: neither is a warning.
        chunkSizeWarningLimit: 3000,
        rolldownOptions: { checks: { pluginTimings: false } },
      },
    }),
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
