import type { UiStrings } from '../strings/englishStrings.ts';
import type { Strings } from './Strings.ts';

declare global {
  /**
   * The texts of each package, by its namespace. A kit declares this interface once more and adds its own, so that
   * `strings` of the provider is typed without this package knowing the kit.
   */
  interface FrancaStrings {
    /** Texts of the design system. */
    ui: UiStrings;
  }
}

/** Names a package in `strings` of the provider, such as `ui`. */
export type StringsNamespace = keyof FrancaStrings & string;

/** Texts that take the place of the built-in ones, by package and key. */
export type ProvidedStrings = { readonly [Name in StringsNamespace]?: Partial<FrancaStrings[Name]> };

/** Texts by namespace as hooks read them, whatever packages there are. */
export type NamespacedStrings = Readonly<Partial<Record<string, Partial<Strings>>>>;
