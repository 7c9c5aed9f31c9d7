import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** What people do most, in the other browser. */
export default defineConfig(journeys, { testDir: './firefox', workers: 1 });
