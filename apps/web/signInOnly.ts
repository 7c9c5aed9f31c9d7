import { basename } from 'node:path';
import { commonErrors, endpoints, errorCodes } from '@franca/contract';
import type { Plugin } from 'vite';
import { kitTextsFile } from './kitTextsByLanguage.ts';

/** The texts that the sign-in shows, by group; null for the whole group. */
const sections: Readonly<Record<string, readonly string[] | null>> = {
  common: ['tagline', 'reload'],
  auth: null,
  validation: null,
  pages: ['errorTitle', 'errorText'],
};

/** The groups of the design system's texts that its components there show. */
export const signInKitTexts: readonly string[] = ['general', 'fields', 'loading', 'loadErrors'];

const stringsFile = /\/apps\/web\/src\/strings\/(en|ar|it|vi)\.ts$/;
const codesFile = /\/packages\/contract\/src\/errors\/errorCodes\.ts$/;
const flagsFile = /\/packages\/ui\/src\/CountryFlag\/loadFlags\.ts$/;

/** The calls that it makes, by domain. */
export const signInCalls = ['auth', 'dev', 'static'] as const;

/** What these calls may fail with. */
const failures: ReadonlySet<string> = new Set([
  ...commonErrors,
  ...signInCalls.flatMap((domain) => Object.values(endpoints[domain]).flatMap(({ errors }) => errors)),
]);

type Texts = Readonly<Record<string, object>>;

const pick = (texts: object, isKept: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => isKept(name)));

/** The texts of one language without those of other pages, and with it the language's texts of the design system. */
async function shownTexts(file: string): Promise<string> {
  const language = basename(file, '.ts');
  const { [language]: texts = {} } = (await import(file)) as Record<string, Texts>;
  const shown = {
    ...Object.fromEntries(
      Object.entries(sections).map(([name, kept]) => [
        name,
        pick(texts[name] ?? {}, (key) => kept?.includes(key) ?? true),
      ]),
    ),
    // Those that no server sent have no code of the contract.
    errors: pick(texts.errors ?? {}, (code) => failures.has(code) || !(code in errorCodes)),
  };
  return `export const ${language} = ${JSON.stringify(shown)};`;
}

/** The codes alone: their sentences are texts of the page. */
const codes = `export const errorCodes = ${JSON.stringify(Object.fromEntries([...failures].map((code) => [code, {}])))};`;

/** Only the flag that the sign-in begins with is near, the names of 25 other files come with a second. */
const flagsLate = (file: string): string => `
  export async function loadFlags(letter) {
    if (letter === 'A') return import('./groups/A.ts');
    const late = await import(${JSON.stringify(`${file}?late`)});
    return late.loadFlags(letter);
  }`;

/**
 * Leaves out of the sign-in what it does not need at first: texts of other pages, sentences of errors that its calls cannot
 * have, and flags until they are shown. Fails when a text that it leaves out is named in the rest.
 */
export function signInOnly(): Plugin {
  return {
    name: 'franca-sign-in-only',
    enforce: 'pre',
    load(id) {
      if (stringsFile.test(id)) return shownTexts(id);
      if (codesFile.test(id)) return codes;
      return flagsFile.test(id) ? flagsLate(id) : undefined;
    },
    async generateBundle(_, bundle) {
      const { en } = await import('./src/strings/en.ts');
      const left = Object.entries(en).flatMap(([section, texts]) =>
        section === 'errors' || sections[section] === null
          ? []
          : Object.keys(texts)
              .filter((name) => !sections[section]?.includes(name))
              .map((name) => `${section}.${name}`),
      );
      const named = new RegExp(`["'\`](${left.join('|').replaceAll('.', '\\.')})["'\`]`);
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const [, key] = named.exec(file.code) ?? [];
        const shown =
          Object.entries(file.modules).find(([id]) => kitTextsFile.test(id))?.[1].renderedExports ?? [];
        const group = shown.find((name) => !signInKitTexts.includes(name));
        if (group)
          this.error(`The sign-in shows texts of the group "${group}", which signInOnly.ts leaves out.`);
        if (key) this.error(`The sign-in shows the text "${key}", whose group signInOnly.ts leaves out.`);
      }
    },
  };
}
