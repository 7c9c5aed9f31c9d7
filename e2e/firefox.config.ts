import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** The most frequent journeys, in Firefox. */
export default defineConfig(journeys, { testDir: './firefox', workers: 1 });
