import type { DemoConversation } from '../DemoConversation.ts';

/** A birthday: English and Spanish, with an emoji and a shared contact. */
export const emmaDiego: DemoConversation = {
  members: ['diego', 'emma'],
  unseen: {},
  lines: [
    { by: 'diego', ago: [1, 11, 0], text: '¡Hoy es mi cumpleaños!' },
    { by: 'emma', ago: [1, 10, 57], text: 'Happy birthday, Diego! I wish you all the best.' },
    { by: 'diego', ago: [1, 10, 50], text: '¡Gracias, Emma!' },
    { by: 'emma', ago: [1, 10, 49], emoji: '🎂' },
    { by: 'emma', ago: [1, 10, 40], contact: 'chloe' },
  ],
};
