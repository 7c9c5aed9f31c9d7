import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'chat-kit', include: ['src/**/*.test.{ts,tsx}'], environment: 'node' },
});
