import type { Direction } from '@franca/languages';
import { sharedContext } from '../internals/sharedContext.ts';
import type { NamespacedStrings } from './KitStrings.ts';
import type { Strings } from './Strings.ts';

/** What {@link I18nContext} carries. */
export interface I18n {
  /** BCP 47 tag of the interface language. */
  locale: string;
  /** Writing direction of the interface. */
  direction: Direction;
  /** Texts that take the place of the built-in ones, by package and key. */
  strings: NamespacedStrings;
  /** Texts of the design system in the language, as soon as they have come; components bring their English along. */
  ui?: Partial<Strings> | undefined;
}

/** Interface language and direction; English and left-to-right where no provider is given. */
export const I18nContext = sharedContext<I18n>('I18n', {
  locale: 'en',
  direction: 'ltr',
  strings: {},
});
