import type { Direction } from './uiLanguages.ts';

const rightToLeft = new Set([
  'ar',
  'arc',
  'ckb',
  'dv',
  'fa',
  'he',
  'iw',
  'ks',
  'ps',
  'sd',
  'syr',
  'ug',
  'ur',
  'yi',
]);

/** The writing direction of a BCP 47 language tag; `ar-EG` gives `rtl`. */
export function directionOf(locale: string): Direction {
  return rightToLeft.has(locale.toLowerCase().split('-')[0] ?? '') ? 'rtl' : 'ltr';
}
