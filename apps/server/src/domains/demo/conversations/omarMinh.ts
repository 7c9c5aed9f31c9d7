import type { DemoConversation } from '../DemoConversation.ts';

/** Omar cooks for Minh: Arabic and Vietnamese. */
export const omarMinh: DemoConversation = {
  members: ['omar', 'minh'],
  unseen: { minh: 2 },
  lines: [
    { by: 'omar', ago: [2, 5, 0], text: 'مساء الخير! ماذا تريد أن تأكل؟' },
    { by: 'minh', ago: [2, 4, 50], text: 'Mình ăn chay.' },
    { by: 'omar', ago: [2, 4, 45], text: 'فهمت. أنا أطبخ.' },
    { by: 'minh', ago: [2, 4, 40], text: 'Tuyệt vời! Mình có cần mang gì không?' },
    { by: 'omar', ago: [2, 4, 36], text: 'لا أحتاج إلى شيء، شكرا.', reply: 3 },
    { by: 'minh', ago: [2, 1, 10], text: 'Ngon quá! Cảm ơn vì lời mời.' },
    { by: 'omar', ago: [2, 1, 5], text: 'على الرحب والسعة.' },
    { by: 'omar', ago: [0, 0, 18], text: 'هل أنت متفرغ الأسبوع القادم؟' },
    { by: 'omar', ago: [0, 0, 17], text: 'لنتناول الغداء معا.' },
  ],
};
