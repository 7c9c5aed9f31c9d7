import type { Direction } from '@franca/languages';
import { sharedContext } from '../internals/sharedContext.ts';
import type { NamespacedStrings } from './KitStrings.ts';

/** What {@link I18nContext} carries. */
export interface I18n {
  /** BCP 47 tag of the interface language. */
  locale: string;
  /** Writing direction of the interface. */
  direction: Direction;
  /**
   * Texts that take the place of those that components bring along, by package and key: those that the application gives, and
   * those of the design system in the language, as soon as they have come.
   */
  strings: NamespacedStrings;
}

/** Interface language and direction; English and left-to-right where no provider is given. */
export const I18nContext = sharedContext<I18n>('I18n', {
  locale: 'en',
  direction: 'ltr',
  strings: {},
});
