import type { DemoGroup } from './DemoConversation.ts';

/** Six people with six languages on a day at the sea: each reads all of it in their own, except Chloé, whose plan is free. */
export const demoGroup: DemoGroup = {
  members: ['emma', 'marco', 'omar', 'minh', 'diego', 'chloe'],
  name: 'A day at the sea',
  made: [6, 8, 0],
  joined: [6, 5, 0],
  lines: [
    { by: 'emma', ago: [6, 7, 58], text: 'Are you free on Sunday?' },
    { by: 'marco', ago: [6, 7, 40], text: 'Andiamo in spiaggia! Vuoi venire?' },
    { by: 'diego', ago: [6, 7, 20], text: 'Hace mucho calor. Voy a la playa.' },
    { by: 'omar', ago: [6, 7, 2], text: 'لنتناول الغداء معا.' },
    { by: 'minh', ago: [6, 6, 50], text: 'Tuyệt vời! Mình có cần mang gì không?' },
    { by: 'marco', ago: [6, 6, 41], text: 'Non ho bisogno di niente, grazie.', reply: 4 },
    { by: 'chloe', ago: [6, 4, 30], text: "J'arrive bientôt." },
    { by: 'omar', ago: [6, 4, 12], text: 'سأنتظرك في المطار.' },
    { by: 'emma', ago: [6, 4, 0], text: 'See you tomorrow!' },
  ],
};
