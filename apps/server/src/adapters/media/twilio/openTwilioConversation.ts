import * as z from 'zod';
import { RoomConversationFailed } from '../../../ports/MediaRooms.ts';
import type { AskTwilio, TwilioRefusal } from './createTwilioApi.ts';

const conversationSchema = z.object({ sid: z.string(), chat_service_sid: z.string() });
const participantSchema = z.object({ sid: z.string() });

/** Another request made the conversation, or let the person in, meanwhile. */
const exists = [50353, 50433];

const isRefusal = (answer: object | undefined): answer is TwilioRefusal =>
  answer !== undefined && 'refusal' in answer;

/**
 * Opens Twilio's conversation of a room, which bears the room's SID as Twilio's own video shell expects, and lets a person
 * in. Returns the SID of the conversation service, which their token has to name. Throws {@link RoomConversationFailed}.
 */
export async function openTwilioConversation(
  ask: AskTwilio,
  { origin, roomSid, userId }: { origin: string; roomSid: string; userId: string },
): Promise<string> {
  const base = `${origin}/v1/Conversations`;
  const find = () => ask(`${base}/${encodeURIComponent(roomSid)}`, conversationSchema);
  const join = (sid: string) => ask(`${base}/${sid}/Participants`, participantSchema, { Identity: userId });
  try {
    let found = (await find()) ?? (await ask(base, conversationSchema, { UniqueName: roomSid }));
    if (isRefusal(found) && exists.includes(found.refusal)) found = await find();
    if (!found || isRefusal(found)) throw new RoomConversationFailed('room');
    const joined = await join(found.sid);
    if (!joined || (isRefusal(joined) && !exists.includes(joined.refusal)))
      throw new RoomConversationFailed('room');
    return found.chat_service_sid;
  } catch (error) {
    if (error instanceof RoomConversationFailed) throw error;
    throw new RoomConversationFailed('service', { cause: error });
  }
}
