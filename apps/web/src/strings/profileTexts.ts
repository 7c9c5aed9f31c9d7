import type { UiLanguage } from '@franca/languages';

/** Texts of the profile's forms; apart from the others, which the sign-in loads. */
export interface ProfileTexts {
  /** Why the phone number of a profile cannot be edited. */
  readonly phoneFixed: string;
  /** Below another email address, before it is saved. */
  readonly emailNew: string;
  /** Below an email address whose link nobody has opened yet. */
  readonly emailWaits: string;
  /** The same while somebody signs in with another one, `{email}`. */
  readonly emailWaitsInstead: string;
  /** On the button that takes the first photo. */
  readonly avatarBrowse: string;
  /** On the button that takes another photo. */
  readonly avatarChange: string;
  /** Below the heading of the registration. */
  readonly basicsHint: string;
  /** Beside an avatar that was drawn. */
  readonly avatarDrawn: string;
  /** Below country, language and accent that were guessed. */
  readonly guessed: string;
}

/** {@link ProfileTexts} in the languages of the interface. */
export const profileTexts: Record<UiLanguage, ProfileTexts> = {
  en: {
    emailWaitsInstead: 'Open the link that we sent to this address. Until then you sign in with {email}.',
    phoneFixed: 'Your phone number cannot be changed.',
    emailNew: 'We send a link to this address. You sign in with it once you have opened the link.',
    emailWaits: 'Open the link that we sent to this address to sign in with it.',
    avatarBrowse: 'Choose a photo',
    avatarChange: 'Change the photo',
    basicsHint: 'Franca translates from and into your language, so people know how to reach you.',
    avatarDrawn: 'Drawn from your name. A photo of yours can take its place.',
    guessed: 'Chosen from your browser and your number. Change what is not right.',
  },
  it: {
    emailWaitsInstead:
      'Apri il link che abbiamo inviato a questo indirizzo. Fino ad allora accedi con {email}.',
    phoneFixed: 'Il numero di telefono non si può cambiare.',
    emailNew: 'Inviamo un link a questo indirizzo. Potrai usarlo per accedere dopo averlo aperto.',
    emailWaits: 'Apri il link che abbiamo inviato a questo indirizzo per usarlo per accedere.',
    avatarBrowse: 'Scegli una foto',
    avatarChange: 'Cambia la foto',
    basicsHint: 'Franca traduce dalla e nella tua lingua, così tutti possono scriverti.',
    avatarDrawn: 'Disegnata dal tuo nome. Puoi sostituirla con una tua foto.',
    guessed: 'Scelti in base al browser e al numero. Cambia ciò che non va bene.',
  },
  ar: {
    emailWaitsInstead:
      'افتح الرابط الذي أرسلناه إلى هذا العنوان. وحتى ذلك الحين تسجّل الدخول بالعنوان {email}.',
    phoneFixed: 'لا يمكن تغيير رقم هاتفك.',
    emailNew: 'سنرسل رابطًا إلى هذا العنوان، ويمكنك تسجيل الدخول به بعد فتح الرابط.',
    emailWaits: 'افتح الرابط الذي أرسلناه إلى هذا العنوان لتسجيل الدخول به.',
    avatarBrowse: 'اختر صورة',
    avatarChange: 'تغيير الصورة',
    basicsHint: 'تترجم Franca من لغتك وإليها، ليعرف الناس كيف يصلون إليك.',
    avatarDrawn: 'رُسمت من اسمك، ويمكنك وضع صورة لك مكانها.',
    guessed: 'اختيرت بحسب متصفحك ورقمك. غيّر ما ليس صحيحًا.',
  },
  vi: {
    emailWaitsInstead:
      'Hãy mở liên kết chúng tôi đã gửi đến địa chỉ này. Cho đến lúc đó bạn vẫn đăng nhập bằng {email}.',
    phoneFixed: 'Không thể thay đổi số điện thoại.',
    emailNew:
      'Chúng tôi sẽ gửi một liên kết đến địa chỉ này. Bạn đăng nhập bằng địa chỉ này sau khi mở liên kết.',
    emailWaits: 'Hãy mở liên kết chúng tôi đã gửi đến địa chỉ này để đăng nhập bằng nó.',
    avatarBrowse: 'Chọn ảnh',
    avatarChange: 'Đổi ảnh',
    basicsHint: 'Franca dịch từ và sang ngôn ngữ của bạn để mọi người biết cách liên lạc.',
    avatarDrawn: 'Được vẽ từ tên của bạn. Bạn có thể thay bằng ảnh của mình.',
    guessed: 'Được chọn theo trình duyệt và số điện thoại của bạn. Hãy đổi nếu chưa đúng.',
  },
};
