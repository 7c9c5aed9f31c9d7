import type { PushPayload } from '@franca/contract';
import type { pushDevices } from '../../db/schema/push.ts';

/** A device as it is registered. */
export type PushDevice = typeof pushDevices.$inferSelect;

/** What a job pushes to one device: a message, which is written when it is sent, or what is written already. */
export type PushData = { deviceId: string } & ({ messageId: string } | { payload: PushPayload });
