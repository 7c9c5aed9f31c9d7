const english = {
  edit: 'Edit and run',
  example: 'Example',
  language: 'Language',
  direction: 'Direction',
  auto: 'As the language',
  ltr: 'Left to right',
  rtl: 'Right to left',
  reset: 'Reset',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Not copied',
  close: 'Close',
  code: 'Code of the example',
  result: 'What the code draws',
};

const arabic: typeof english = {
  edit: 'عدّل وشغّل',
  example: 'المثال',
  language: 'اللغة',
  direction: 'الاتجاه',
  auto: 'حسب اللغة',
  ltr: 'من اليسار إلى اليمين',
  rtl: 'من اليمين إلى اليسار',
  reset: 'استعادة الأصل',
  copy: 'نسخ',
  copied: 'تم النسخ',
  notCopied: 'تعذّر النسخ',
  close: 'إغلاق',
  code: 'شيفرة المثال',
  result: 'ما ترسمه الشيفرة',
};

/** The words of the editors, in the language of the page's frame. */
export const words = document.documentElement.lang === 'ar' ? arabic : english;
