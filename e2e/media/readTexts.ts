import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { UiLanguage } from '@franca/languages';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const kit = 'packages/chat-kit/src/strings';

type Texts = Record<string, unknown>;

async function readExports(file: string): Promise<Texts> {
  return { ...(await import(pathToFileURL(join(root, file)).href)) };
}

/** Words of the interface by which the controls of a window are found. */
export interface WindowTexts {
  /** The button that opens the information panel. */
  info: string;
  /** The panel's heading over the themes. */
  themes: string;
  /** The buttons that close what is offered beside the conversations. */
  dismiss: RegExp;
  /** What stands under a translated message. */
  translated: RegExp;
  /** The button under it that shows what was written. */
  original: string;
  /** The button that leads back to the translation, also where both were shown. */
  back: RegExp;
  /** The tool that sends stickers, and the name of a sticker. */
  sticker: string;
  stickerNamed: (name: string) => string;
  /** The pack of stickers that is opened. */
  animals: string;
}

/** A text as a pattern that matches nothing else. */
const quote = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Texts of the pages of the web app in a language, by their groups; those that come later are theirs, too. */
export async function readPageTexts(language: UiLanguage): Promise<Record<string, Record<string, string>>> {
  const files = language === 'en' ? ['en', 'enLater'] : [language];
  const all = await Promise.all(files.map((file) => readExports(`apps/web/src/strings/${file}.ts`)));
  return Object.assign({}, ...all.flatMap((each) => Object.values(each)));
}

/** @throws when the app or the kit has no such text */
export async function readTexts(language: UiLanguage): Promise<WindowTexts> {
  const files =
    language === 'en' ? [`${kit}/en.ts`, `${kit}/enLazy.ts`] : [`${kit}/languages/${language}.ts`];
  const kitTexts: Texts = {};
  for (const file of files)
    for (const part of Object.values(await readExports(file))) Object.assign(kitTexts, part);
  const pages = await readPageTexts(language);
  const text = (from: Texts | undefined, key: string): string => {
    const found = from?.[key];
    if (typeof found !== 'string') throw new Error(`readTexts: there is no text "${key}" in ${language}.`);
    return found;
  };
  const [begin = '', end = ''] = text(kitTexts, 'translated').split('{language}');
  const ui = Object.assign(
    {},
    ...Object.values(
      await readExports(`packages/ui/src/strings/${language === 'en' ? 'en' : `languages/${language}`}.ts`),
    ),
  );
  return {
    info: text(pages.chat, 'info'),
    themes: text(kitTexts, 'themes'),
    dismiss: new RegExp(`^(${quote(text(ui, 'dismiss'))}|${quote(text(pages.chat, 'reachClose'))})$`),
    translated: new RegExp(`${quote(begin)}.+${quote(end)}`),
    original: text(kitTexts, 'original'),
    back: new RegExp(
      ['selectTranslation', 'hideOriginal'].map((key) => quote(text(kitTexts, key))).join('|'),
    ),
    sticker: text(kitTexts, 'sticker'),
    stickerNamed: (name) => text(kitTexts, 'stickerNamed').replace('{name}', name),
    animals: text(pages.stickers, 'animals'),
  };
}
