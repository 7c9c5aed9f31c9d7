import { createDemoPort } from '@franca/chat-kit/testing';

/** A conversation in memory, the same on the server and in the browser; a day begins in it, at midnight UTC. */
export const port = createDemoPort({ count: 40, newestAt: Date.UTC(2026, 10, 20, 0, 10) });
