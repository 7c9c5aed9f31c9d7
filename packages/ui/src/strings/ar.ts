import type { TextsLike } from '../i18n/Strings.ts';
import type * as en from './en.ts';

/** Texts of several components, in Arabic. */
export const general: TextsLike<typeof en.general> = {
  close: 'إغلاق',
  cancel: 'إلغاء',
  confirm: 'تأكيد',
  online: 'متصل الآن',
  offline: 'غير متصل',
  verified: 'موثّق',
  notifications: 'الإشعارات',
  dismiss: 'تجاهل',
  opensInNewTab: 'يفتح في علامة تبويب جديدة',
  resizeColumn: 'تغيير عرض العمود',
  unread: {
    zero: 'لا رسائل غير مقروءة',
    one: 'رسالة واحدة غير مقروءة',
    two: 'رسالتان غير مقروءتين',
    few: '{count} رسائل غير مقروءة',
    many: '{count} رسالة غير مقروءة',
    other: '{count} رسالة غير مقروءة',
  },
};

/** The text of `Spinner`, on its own so that a button does not carry more, in Arabic. */
export const loading: TextsLike<typeof en.loading> = { loading: 'جارٍ التحميل' };

/** Texts about what could not be loaded, in Arabic. */
export const loadErrors: TextsLike<typeof en.loadErrors> = {
  partFailed: 'تعذر تحميل هذا الجزء. تحقق من الاتصال، أو أعد تحميل الصفحة.',
  retry: 'إعادة المحاولة',
};

/** Texts of the fields, in Arabic. */
export const fields: TextsLike<typeof en.fields> = {
  search: 'بحث',
  clear: 'مسح',
  countryPrefix: 'رمز البلد',
  phoneNumber: 'رقم الهاتف',
  showOptions: 'عرض الخيارات',
  noResults: 'لا توجد نتائج',
};

/** Texts of `DateField`, in Arabic. */
export const dates: TextsLike<typeof en.dates> = {
  openCalendar: 'فتح التقويم',
  dateFormat: 'dd/MM/yyyy',
  dateInvalid: 'هذا ليس تاريخًا. اكتب اليوم والشهر والسنة، مثل 05/03/1990.',
  dateTooEarly: 'اختر {date} أو يومًا بعده.',
  dateTooLate: 'اختر {date} أو يومًا قبله.',
};

/** Texts of `AvatarCropDialog`, in Arabic. */
export const crop: TextsLike<typeof en.crop> = {
  cropTitle: 'قص صورتك',
  cropZoom: 'التكبير',
  cropRotation: 'التدوير',
  cropArea: 'الصورة؛ حرّكها بمفاتيح الأسهم',
  cropFailed: 'تعذّرت قراءة هذه الصورة. اختر صورة أخرى.',
  apply: 'تطبيق',
};

/** Texts of `FileButton` and `DropZone`, in Arabic. */
export const files: TextsLike<typeof en.files> = {
  chooseFile: 'اختر ملفًا',
  filesTaken: {
    zero: 'لم يُؤخذ أي ملف',
    one: 'أُخذ ملف واحد',
    two: 'أُخذ ملفان',
    few: 'أُخذت {count} ملفات',
    many: 'أُخذ {count} ملفًا',
    other: 'أُخذ {count} ملف',
  },
  moreNames: '{count} غيرها',
  kindRefused: 'غير مقبول هنا: {names}.',
  sizeRefused: 'أكبر من {size}: {names}.',
  countRefused: {
    one: 'لا يتسع المكان إلا لملف واحد. تُرك: {names}.',
    two: 'لا يتسع المكان لأكثر من ملفين. تُرك: {names}.',
    few: 'لا يتسع المكان لأكثر من {count} ملفات. تُرك: {names}.',
    other: 'لا يتسع المكان لأكثر من {count} ملفًا. تُرك: {names}.',
  },
  folderRefused: 'لا تُقبل المجلدات، بل الملفات التي فيها: {names}.',
};

/** Texts of `Carousel` and `ImageViewer`, in Arabic. */
export const gallery: TextsLike<typeof en.gallery> = {
  carousel: 'معرض متتابع',
  slide: 'شريحة',
  slideOf: '{number} من {count}',
  previous: 'السابق',
  next: 'التالي',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  zoomWhole: 'عرض الصورة كاملة',
  download: 'تنزيل',
  imageFailed: 'تعذّر تحميل هذه الصورة.',
  closeViewer: 'إغلاق',
};

/** What keys are called whose caps show a sign, in Arabic. */
export const keys: TextsLike<typeof en.keys> = {
  keyCommand: 'Command',
  keyControl: 'Control',
  keyOption: 'Option',
  keyShift: 'Shift',
  keyReturn: 'Return',
  keyDelete: 'Delete',
  keyEscape: 'Escape',
  keyWindows: 'Windows',
  keyUp: 'سهم لأعلى',
  keyDown: 'سهم لأسفل',
  keyLeft: 'سهم لليسار',
  keyRight: 'سهم لليمين',
};
