import { defineConfig } from '@playwright/test';
import journeys from './webkit.config.ts';
export default defineConfig(journeys, { timeout: 90000, expect: { timeout: 12000 } });
