import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: '@franca/api-client',
    environment: 'node',
    // For the one test that needs XMLHttpRequest; its server stands on another port than the page.
    environmentOptions: { happyDOM: { settings: { fetch: { disableSameOriginPolicy: true } } } },
    include: ['src/**/*.test.ts'],
    testTimeout: 20_000,
  },
});
