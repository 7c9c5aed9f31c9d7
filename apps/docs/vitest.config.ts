import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: '@franca/docs', include: ['src/**/*.test.ts'] } });
