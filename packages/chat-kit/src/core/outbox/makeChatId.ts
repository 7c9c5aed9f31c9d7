/** The client id of a message, `{userId}-{timestamp}`; the timestamp must be one that storage reserved. */
export function makeChatId(userId: string, timestamp: number): string {
  return `${userId}-${timestamp}`;
}
