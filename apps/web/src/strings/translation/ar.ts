import type { TranslationTexts } from './en.ts';

/** Arabic. */
export const ar: TranslationTexts = {
  device: 'هذا الجهاز: متصفحك (الترجمة)',
  preview: 'إظهار ما سيقرؤه الآخرون',
  previewHint:
    'تحت ما تكتبه هنا. تتلقى المحركات المذكورة أدناه كلماتك قبل إرسالها، ولا يُحفظ منها شيء. على هذا الجهاز فقط.',
  terms: 'الأسماء والمصطلحات',
  termsHint:
    'تبقى الأسماء كما هي وتأخذ المصطلحات الكلمات المحددة هنا، في الرسائل القادمة لكل من في هذه المحادثة. لا يُعثر إلا على هذه الصيغة من الكلمة.',
  term: 'اسم أو مصطلح',
  translation: 'الترجمة',
  asItIs: 'يبقى كما هو',
  into: 'باللغة {language}',
  add: 'إضافة',
  change: 'تغيير {term}',
  save: 'حفظ',
  remove: 'إزالة {term}',
  cancel: 'إلغاء',
  kept: '{term} يبقى كما هو',
  becomes: '{term}: {translations}',
  by: 'أضافه {name}',
  none: 'لا يوجد أي منها بعد.',
  failed: 'تعذّر تحميلها.',
  added: 'حُفظ {term}.',
  removed: 'أُزيل {term}.',
};
