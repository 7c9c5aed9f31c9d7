import type { Plugin } from 'vite';

/**
 * Keeps the style sheets that the entrances of our packages import. They are marked as free of side effects, which
 * holds for what they export, so the bundler would skip the entrance and with it reset and tokens.
 */
export function keepSheets(): Plugin {
  return {
    name: 'franca-keep-sheets',
    transform: {
      filter: { id: /\/packages\/(ui|chat-kit)\/src\/index\.ts$/ },
      handler: () => ({ moduleSideEffects: true }),
    },
  };
}
