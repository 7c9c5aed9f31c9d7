import type { DemoConversation } from '../DemoConversation.ts';

/** Chloé looks after Omar: French and Arabic. */
export const omarChloe: DemoConversation = {
  members: ['chloe', 'omar'],
  unseen: {},
  lines: [
    { by: 'chloe', ago: [2, 3, 0], text: 'Bonsoir. Ça va bien ?' },
    { by: 'omar', ago: [2, 2, 55], text: 'عندي صداع. أنا متعب جدا.' },
    { by: 'chloe', ago: [2, 2, 50], text: 'Tu as besoin de quelque chose ?' },
    { by: 'omar', ago: [2, 2, 45], text: 'أحتاج إلى طبيب. هل يوجد صيدلية قريب من هنا؟' },
    { by: 'chloe', ago: [2, 2, 40], text: "Ne t'inquiète pas. J'arrive bientôt." },
    { by: 'omar', ago: [1, 2, 0], text: 'أشعر بتحسن. شكرا على كل شيء!' },
    { by: 'chloe', ago: [1, 1, 55], text: 'Bon rétablissement !' },
  ],
};
