/** Room of all sockets of one person. */
export const userRoom = (userId: string): string => `user:${userId}`;
/** Room of the sockets with which one member listens to a topic. */
export const listenRoom = (topicId: string, userId: string): string => `listen:${topicId}:${userId}`;
/** Room of the sockets with which one member has a topic open. */
export const openRoom = (topicId: string, userId: string): string => `open:${topicId}:${userId}`;
/** Room of those who want to know whether a person is online. */
export const statusRoom = (userId: string): string => `status:${userId}`;
/** Room of the sockets that were opened with one session token. */
export const sessionRoom = (tokenHash: string): string => `session:${tokenHash}`;
