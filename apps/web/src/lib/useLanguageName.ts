import { useLocale } from '@franca/ui';
import { languageItems } from './namedItems.ts';
import { useBasicLists } from './useBasicLists.ts';

/** The reader's word for a language that the server names in its own; the server's word until the list is here. */
export function useLanguageName(): (name: string) => string {
  const locale = useLocale();
  const { data: lists } = useBasicLists();
  const labels = new Map(
    languageItems(lists?.languages ?? [], locale).map(({ value, label }) => [value, label]),
  );
  return (name) => labels.get(name) ?? name;
}
