import type { UiLanguage } from '@franca/languages';

/** What the dialog of a conversation's languages says about engines: it comes with that dialog. */
export const engineTexts = {
  en: {
    title: 'Who can read the texts',
    here: 'This server: {names}',
    there: '{host}: {names}',
    excluded: '{service} · gets nothing',
    onlyHere: 'Everything is done on this server.',
    exclude: 'Only this server',
    hint: 'Services outside get nothing of this conversation, whoever writes in it.',
    chosenBy: '{names} chose that services outside get nothing of this conversation.',
    failed: 'The engines could not be loaded.',
    translation: '{name} (translation)',
    speech: '{name} (speech)',
    pictures: '{name} (text in pictures)',
  },
  ar: {
    title: 'من يمكنه قراءة النصوص',
    here: 'هذا الخادم: {names}',
    there: '{host}: {names}',
    excluded: '{service} · لا يتلقى شيئًا',
    onlyHere: 'كل شيء يتم على هذا الخادم.',
    exclude: 'هذا الخادم فقط',
    hint: 'لا تتلقى الخدمات الخارجية شيئًا من هذه المحادثة، أيًا كان الكاتب.',
    chosenBy: 'اختار {names} ألا تتلقى الخدمات الخارجية شيئًا من هذه المحادثة.',
    failed: 'تعذّر تحميل المحركات.',
    translation: '{name} (الترجمة)',
    speech: '{name} (الصوت)',
    pictures: '{name} (نص الصور)',
  },
  it: {
    title: 'Chi può leggere i testi',
    here: 'Questo server: {names}',
    there: '{host}: {names}',
    excluded: '{service} · non riceve nulla',
    onlyHere: 'Tutto avviene su questo server.',
    exclude: 'Solo questo server',
    hint: 'I servizi esterni non ricevono nulla di questa conversazione, chiunque scriva.',
    chosenBy: 'Per scelta di {names} i servizi esterni non ricevono nulla di questa conversazione.',
    failed: 'Impossibile caricare i motori.',
    translation: '{name} (traduzione)',
    speech: '{name} (voce)',
    pictures: '{name} (testo nelle immagini)',
  },
  vi: {
    title: 'Ai có thể đọc văn bản',
    here: 'Máy chủ này: {names}',
    there: '{host}: {names}',
    excluded: '{service} · không nhận được gì',
    onlyHere: 'Mọi việc đều diễn ra trên máy chủ này.',
    exclude: 'Chỉ máy chủ này',
    hint: 'Các dịch vụ bên ngoài không nhận được gì từ cuộc trò chuyện này, bất kể ai viết.',
    chosenBy: '{names} đã chọn để các dịch vụ bên ngoài không nhận được gì từ cuộc trò chuyện này.',
    failed: 'Không thể tải các công cụ.',
    translation: '{name} (dịch)',
    speech: '{name} (giọng nói)',
    pictures: '{name} (chữ trong ảnh)',
  },
} as const satisfies Readonly<Record<UiLanguage, Readonly<Record<string, string>>>>;

/** Name of one of these texts. */
export type EngineTextKey = keyof (typeof engineTexts)['en'];
