import type { UiLanguage } from '@franca/languages';

/** Whose windows the pictures and clips in one language show: people of the demo. */
export interface Cast {
  /** Who reads in the language. */
  reader: string;
  /** Whom they write to: the two have a long conversation. */
  partner: string;
  /** The partner's language. */
  partnerLanguage: UiLanguage;
  /** Whose conversation with the reader stands beside the information panel. */
  panel: string;
  /** Whose conversation with the reader shows the themes. */
  themed: string;
  /** What the reader asks in the clip: a sentence that the built-in phrases translate. */
  question: string;
}

/** What the partner answers in the clip, by language. */
export const thanks: Record<UiLanguage, string> = {
  en: 'Thank you very much!',
  ar: 'شكرا جزيلا!',
  es: '¡Muchas gracias!',
  fr: 'Merci beaucoup !',
  it: 'Grazie mille!',
  vi: 'Cảm ơn bạn rất nhiều!',
};

/** The cast of each language. */
export const casts: Record<UiLanguage, Cast> = {
  en: {
    reader: 'Emma Clarke',
    partner: 'Marco Rossi',
    partnerLanguage: 'it',
    panel: 'Omar Hassan',
    themed: 'Diego Moreno',
    question: 'Where is the train station?',
  },
  ar: {
    reader: 'Omar Hassan',
    partner: 'Emma Clarke',
    partnerLanguage: 'en',
    panel: 'Nguyễn Minh',
    themed: 'Chloé Tremblay',
    question: 'أين محطة القطار؟',
  },
  es: {
    reader: 'Diego Moreno',
    partner: 'Marco Rossi',
    partnerLanguage: 'it',
    panel: 'Emma Clarke',
    themed: 'Emma Clarke',
    question: '¿Dónde está la estación de tren?',
  },
  fr: {
    reader: 'Chloé Tremblay',
    partner: 'Marco Rossi',
    partnerLanguage: 'it',
    panel: 'Omar Hassan',
    themed: 'Nguyễn Minh',
    question: 'Où est la gare ?',
  },
  it: {
    reader: 'Marco Rossi',
    partner: 'Emma Clarke',
    partnerLanguage: 'en',
    panel: 'Chloé Tremblay',
    themed: 'Diego Moreno',
    question: "Dov'è la stazione dei treni?",
  },
  vi: {
    reader: 'Nguyễn Minh',
    partner: 'Emma Clarke',
    partnerLanguage: 'en',
    panel: 'Omar Hassan',
    themed: 'Chloé Tremblay',
    question: 'Ga tàu ở đâu?',
  },
};
