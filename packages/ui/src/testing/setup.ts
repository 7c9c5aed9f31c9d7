import { uiLanguageTags } from '@franca/languages';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { loadUiStrings } from '../strings/uiStringsLoader.ts';

// What is awaited comes when the machine has time for it; a test that waits in vain ends with its own limit.
configure({ asyncUtilTimeout: 15_000 });

// Vitest runs without globals here, so Testing Library cannot register its own clean-up.
afterEach(cleanup);

// Texts of other languages are there at once, as in an application that waits for them before it renders.
await Promise.all(uiLanguageTags.map(loadUiStrings));
