/** The country prefix that the login page begins with (0 §9). */
export const defaultPrefix = { code: 'AU', dial_code: '61' } as const;

/** The avatar crop dialog (0 §9): a square; zoom and rotation in degrees with their steps. */
export const avatarCrop = {
  aspect: 1,
  zoom: { min: 1, max: 3, step: 0.1 },
  rotation: { min: 0, max: 360, step: 1 },
} as const;

/** Languages of the app's own texts; the first one is the fallback (0 §1). */
export const interfaceLanguages = ['en', 'ar', 'it', 'vi'] as const;
/** A language of the app's own texts. */
export type InterfaceLanguage = (typeof interfaceLanguages)[number];

/** Numbers of languages that the product advertises (0 §1). */
export const advertisedLanguages = { all: 90, text: 90, voice: 71, group: 10 } as const;

/** Currency of every price (0 §9). */
export const currency = 'AUD';

/** Pixels of the sticker picker (1 §9). */
export const stickerPicker = { width: 400, height: 300 } as const;

/** Entries of the info panel's lists before and after they are opened up (1 §9, readings A11). */
export const sidePanel = {
  media: { collapsed: 6, expanded: 20 },
  files: { collapsed: 10, expanded: 25 },
} as const;

/** Pixels of the call screen's parts (1 §2). */
export const callLayout = { footer: 72, sidebar: 300, drawer: 320, mobileFooter: 56 } as const;
