import type { EventSocket } from '@franca/api-client';

/** The socket of the chats (spec 1 §7). */
export type ChatSocket = EventSocket<'/chat'>;
