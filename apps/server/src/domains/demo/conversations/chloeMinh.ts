import type { DemoConversation } from '../DemoConversation.ts';

/** Minh and Chloé on their way: Vietnamese and French. */
export const chloeMinh: DemoConversation = {
  members: ['minh', 'chloe'],
  unseen: { minh: 1 },
  lines: [
    { by: 'minh', ago: [0, 3, 0], text: 'Mấy giờ tàu chạy?' },
    { by: 'chloe', ago: [0, 2, 50], text: 'Mon train part à 18:45.' },
    { by: 'minh', ago: [0, 2, 40], text: 'Mình lỡ xe buýt rồi. Đợi mình với!' },
    { by: 'chloe', ago: [0, 2, 38], text: "Je t'attends à la gare.", reply: 2 },
  ],
};
