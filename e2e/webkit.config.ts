import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** The most frequent journeys, in WebKit, the engine of Safari. */
export default defineConfig(journeys, { testDir: './webkit', workers: 1 });
