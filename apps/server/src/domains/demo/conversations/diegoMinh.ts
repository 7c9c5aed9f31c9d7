import type { DemoConversation } from '../DemoConversation.ts';

/** Minh and Diego on weather and exams: Vietnamese and Spanish. */
export const diegoMinh: DemoConversation = {
  members: ['minh', 'diego'],
  unseen: { diego: 2 },
  lines: [
    { by: 'minh', ago: [4, 5, 0], text: 'Chào Diego! Bạn có nói tiếng Anh không?' },
    { by: 'diego', ago: [4, 4, 55], text: 'Estoy aprendiendo inglés. ¿Y tú?' },
    { by: 'minh', ago: [4, 4, 50], text: 'Mình cũng vậy!' },
    { by: 'diego', ago: [2, 1, 0], text: '¿Qué tiempo hace?' },
    { by: 'minh', ago: [2, 0, 55], text: 'Trời đang mưa. Mình đang ở nhà.' },
    { by: 'diego', ago: [2, 0, 50], text: 'Hace mucho calor. Voy a la playa.' },
    { by: 'minh', ago: [2, 0, 48], text: 'Chơi vui nhé!' },
    { by: 'minh', ago: [2, 0, 47], emoji: '😎' },
    { by: 'diego', ago: [0, 1, 15], text: '¿Cómo estuvo tu día?' },
    { by: 'minh', ago: [0, 0, 58], text: 'Mình mệt. Mình có bài kiểm tra ngày mai.' },
    { by: 'diego', ago: [0, 0, 55], text: '¡Buena suerte!', reply: 9 },
  ],
};
