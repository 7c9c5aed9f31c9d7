import type { EventSocket } from '@franca/api-client';

/** The socket of the chats. */
export type ChatSocket = EventSocket<'/chat'>;
