import { configure } from '@testing-library/dom';

// What is awaited comes when the machine has time for it; a test that waits in vain ends with its own limit.
configure({ asyncUtilTimeout: 15_000 });
