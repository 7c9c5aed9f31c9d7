/** Writes a message's client id from its sender and the moment of sending in milliseconds (1 §3). */
export function formatChatId(userId: string, milliseconds: number): string {
  return `${userId}-${milliseconds}`;
}
