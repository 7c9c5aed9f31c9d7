import type { Direction } from '@franca/languages';
import { use } from 'react';
import { I18nContext } from './I18nContext.ts';

/** The writing direction of the interface at this place. */
export function useDirection(): Direction {
  return use(I18nContext).direction;
}
