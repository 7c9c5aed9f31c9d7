import type { DemoConversation } from '../DemoConversation.ts';

/** Emma and Omar meet again: English and Arabic, both directions of writing. */
export const emmaOmar: DemoConversation = {
  members: ['omar', 'emma'],
  unseen: { emma: 3 },
  lines: [
    { by: 'omar', ago: [6, 4, 0], text: 'مرحبا Emma! لم نرك منذ وقت طويل. كيف حال عائلتك؟' },
    { by: 'emma', ago: [6, 3, 50], text: 'My family is fine, thank you. How are the kids?' },
    { by: 'omar', ago: [6, 3, 41], text: 'أنا سعيد. أخي يسلم عليك!' },
    { by: 'emma', ago: [6, 3, 35], text: 'I miss you! When shall we meet?' },
    { by: 'omar', ago: [6, 3, 30], text: 'أنا في إجازة. هل نلتقي؟' },
    { by: 'emma', ago: [6, 3, 22], text: "Of course! I'm looking forward to seeing you." },
    { by: 'omar', ago: [2, 7, 20], text: 'هل لديك دقيقة؟ لدي سؤال.' },
    { by: 'emma', ago: [2, 7, 2], text: "I'm in a meeting. I'll call you later." },
    { by: 'omar', ago: [2, 6, 58], text: 'لا مشكلة.' },
    { by: 'emma', ago: [1, 8, 0], text: 'My flight is at 9:15. How do I get to the hotel?' },
    { by: 'omar', ago: [1, 7, 52], text: 'سأنتظرك في المطار.', reply: 9 },
    { by: 'emma', ago: [1, 7, 50], text: 'Thank you very much!' },
    { by: 'omar', ago: [0, 0, 34], text: 'الجو حار جدا.' },
    { by: 'omar', ago: [0, 0, 33], text: 'درجة الحرارة 38!' },
    { by: 'omar', ago: [0, 0, 12], text: 'رحلة سعيدة! أراك غدا.' },
  ],
};
