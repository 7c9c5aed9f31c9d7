/** All that this example can translate: a real application asks a service here. */
export const phrases = [
  { en: 'Hello!', ar: 'مرحبًا!' },
  { en: 'How are you?', ar: 'كيف حالك؟' },
  { en: 'I am fine, thank you.', ar: 'أنا بخير، شكرًا.' },
  { en: 'Where is the train station?', ar: 'أين محطة القطار؟' },
  { en: 'It is behind the market.', ar: 'إنها خلف السوق.' },
  { en: 'How long does it take on foot?', ar: 'كم يستغرق الطريق مشيًا؟' },
  { en: 'About ten minutes.', ar: 'حوالي عشر دقائق.' },
  { en: 'When does the train leave?', ar: 'متى يغادر القطار؟' },
  { en: 'At five o’clock.', ar: 'في الساعة الخامسة.' },
  { en: 'See you there.', ar: 'أراك هناك.' },
  { en: 'Yes', ar: 'نعم' },
  { en: 'No', ar: 'لا' },
] as const;
