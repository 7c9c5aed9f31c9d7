import type { Strings } from '../i18n/Strings.ts';
import type { en } from './en.ts';
import { loading } from './loading.ts';

/** Built-in texts in Arabic. */
export const ar: Strings<keyof typeof en> = {
  close: 'إغلاق',
  cancel: 'إلغاء',
  confirm: 'تأكيد',
  ...loading.ar,
  required: 'مطلوب',
  online: 'متصل الآن',
  offline: 'غير متصل',
  verified: 'موثّق',
  notifications: 'الإشعارات',
  dismiss: 'تجاهل',
  opensInNewTab: 'يفتح في علامة تبويب جديدة',
  resizeColumn: 'تغيير عرض العمود',
  cropTitle: 'قص صورتك',
  cropZoom: 'التكبير',
  cropRotation: 'التدوير',
  cropArea: 'الصورة؛ حرّكها بمفاتيح الأسهم',
  cropFailed: 'تعذّرت قراءة هذه الصورة. اختر صورة أخرى.',
  apply: 'تطبيق',
  unread: {
    zero: 'لا رسائل غير مقروءة',
    one: 'رسالة واحدة غير مقروءة',
    two: 'رسالتان غير مقروءتين',
    few: '{count} رسائل غير مقروءة',
    many: '{count} رسالة غير مقروءة',
    other: '{count} رسالة غير مقروءة',
  },
};
