import type { UiLanguage } from '@franca/languages';
import type { LandingStrings } from '../../strings/landing/en.ts';
import recorded from './clips.json' with { type: 'json' };

/** A clip that `npm run media` has recorded. */
export interface Clip {
  /** Name of its files. */
  name: keyof (typeof recorded)[UiLanguage];
  /** Key of its title. */
  title: keyof LandingStrings;
  /** Keys of what its captions say, one for each moment that was recorded. */
  captions: readonly (keyof LandingStrings)[];
}

/** The clips in the order shown. */
export const clips: readonly Clip[] = [
  {
    name: 'clip-translation',
    title: 'clipTranslation',
    captions: ['clipTranslation1', 'clipTranslation2', 'clipTranslation3'],
  },
  { name: 'clip-original', title: 'clipOriginal', captions: ['clipOriginal1', 'clipOriginal2'] },
  { name: 'clip-stickers', title: 'clipStickers', captions: ['clipStickers1', 'clipStickers2'] },
];

/** A time as WebVTT has it. */
const stamp = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(11, 23);

/** The captions of a clip in one language, as WebVTT. */
export function captionsOf({ name, captions }: Clip, language: UiLanguage, text: LandingStrings): string {
  const cues = recorded[language][name].cues.map(({ start, end }, index) => {
    const key = captions[index];
    if (!key) throw new Error(`The clip ${name} has more moments than captions: add one to clips.ts.`);
    return `${stamp(start)} --> ${stamp(end)}\n${text[key]}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}
