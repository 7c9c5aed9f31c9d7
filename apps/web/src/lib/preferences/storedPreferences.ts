/** Where the preferences are in localStorage; `public/first-paint.js` reads it as well. */
export const preferencesKey = 'preferences';

/** The themes to choose from; `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const;
/** The sizes of text to choose from. */
export const textSizes = ['small', 'normal', 'large', 'larger'] as const;
/** The forms of times of day: as specified (`14:05 PM`), as in the reader's country, `14:05`, or `2:05 PM`. */
export const timeFormats = ['standard', 'country', '24h', '12h'] as const;
/** The forms of dates: as specified (`11/26/2026`), or as in the reader's country. */
export const dateFormats = ['standard', 'country'] as const;

/** Whether a rough translation shows its original under it, in conversations where nothing else was chosen. */
export const roughViews = ['original', 'alone'] as const;

/** How this browser shows Franca, whoever is signed in. */
export interface Preferences {
  /** BCP 47 tag of the chosen interface language; null follows the browser. */
  language: string | null;
  /** The colour theme. */
  theme: (typeof themes)[number];
  /** The size of all text. */
  textSize: (typeof textSizes)[number];
  /** The form of times of day. */
  timeFormat: (typeof timeFormats)[number];
  /** The form of dates. */
  dateFormat: (typeof dateFormats)[number];
  /** Whether the forms of the country were offered, and the person said yes or no. */
  formatsAsked: boolean;
  /** What stands under rough translations. */
  roughView: (typeof roughViews)[number];
  /** Whether the text of voice messages is shown without being asked for. */
  voiceText: boolean;
  /** Whether previews of links are made and shown. */
  linkPreviews: boolean;
}

function oneOf<Value extends string>(values: readonly Value[], value: unknown, fallback: Value): Value {
  return values.find((known) => known === value) ?? fallback;
}

/** Reads what was kept; what is missing or unknown is as if it had never been chosen. */
export function readPreferences(json: string | null): Preferences {
  let kept: Partial<Record<keyof Preferences, unknown>> = {};
  try {
    kept = Object(JSON.parse(json ?? 'null'));
  } catch {
    // Somebody else wrote it: as good as nothing.
  }
  return {
    language: typeof kept.language === 'string' ? kept.language : null,
    theme: oneOf(themes, kept.theme, 'system'),
    textSize: oneOf(textSizes, kept.textSize, 'normal'),
    timeFormat: oneOf(timeFormats, kept.timeFormat, 'standard'),
    dateFormat: oneOf(dateFormats, kept.dateFormat, 'standard'),
    formatsAsked: kept.formatsAsked === true,
    roughView: oneOf(roughViews, kept.roughView, 'original'),
    voiceText: kept.voiceText === true,
    linkPreviews: kept.linkPreviews !== false,
  };
}
