import type { UiLanguage } from '@franca/languages';
import type { Strings } from '../i18n/Strings.ts';

const english = {
  keyCommand: 'Command',
  keyControl: 'Control',
  keyOption: 'Option',
  keyShift: 'Shift',
  keyReturn: 'Return',
  keyDelete: 'Delete',
  keyEscape: 'Escape',
  keyWindows: 'Windows',
  keyUp: 'Up arrow',
  keyDown: 'Down arrow',
  keyLeft: 'Left arrow',
  keyRight: 'Right arrow',
} satisfies Strings;

/** What the keys are called whose caps show a sign, in all languages; only `Kbd` needs them. */
export const keys: Record<UiLanguage, Strings<keyof typeof english>> = {
  en: english,
  ar: {
    ...english,
    keyUp: 'سهم لأعلى',
    keyDown: 'سهم لأسفل',
    keyLeft: 'سهم لليسار',
    keyRight: 'سهم لليمين',
  },
  it: {
    ...english,
    keyCommand: 'Comando',
    keyOption: 'Opzione',
    keyShift: 'Maiuscole',
    keyReturn: 'Invio',
    keyDelete: 'Cancella',
    keyUp: 'Freccia su',
    keyDown: 'Freccia giù',
    keyLeft: 'Freccia sinistra',
    keyRight: 'Freccia destra',
  },
  vi: {
    ...english,
    keyUp: 'Mũi tên lên',
    keyDown: 'Mũi tên xuống',
    keyLeft: 'Mũi tên trái',
    keyRight: 'Mũi tên phải',
  },
};
