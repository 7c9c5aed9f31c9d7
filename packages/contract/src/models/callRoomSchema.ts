import * as z from 'zod';

/** The call of a call record (1 §3): `call_type` "1" is video, anything else audio; members as `userId:durationSeconds`. */
export const callRoomSchema = z.object({
  call_type: z.string(),
  members_section: z.array(z.string()),
  uuid: z.string().optional(),
});
/** The call of a call record. */
export type CallRoom = z.output<typeof callRoomSchema>;
