import type { MessageTexts } from './MessageTexts.ts';

/** Arabic. */
export const ar: MessageTexts = {
  signInCode: 'رمز فرانكا الخاص بك هو {code}. وهو صالح لمدة {minutes} دقيقة. لا تشاركه مع أي شخص.',
  linkSubject: 'رابط الدخول السريع إلى فرانكا',
  linkIntroduction: 'افتح هذا الرابط لتسجيل الدخول إلى فرانكا. يعمل مرة واحدة فقط، ولمدة {minutes} دقيقة.',
  linkButton: 'تسجيل الدخول إلى فرانكا',
  linkFallback: 'إذا لم يعمل الزر، فانسخ هذا العنوان إلى متصفحك:',
  linkIgnore: 'إذا لم تطلب هذه الرسالة، فيمكنك تجاهلها. لا أحد يستطيع الدخول من دون الرابط.',
};
