import { Landing } from '../features/landing/Landing.tsx';

export { leaveForChat as loader } from '../lib/leaveForChat.ts';

/** `/`: the first page; with a session token it leads to the chats. */
export const Component = Landing;
