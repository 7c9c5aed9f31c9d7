import { useLocale } from '@franca/ui/i18n';
import { useMemo } from 'react';

/** The name of a language (BCP 47) in the interface language; the tag itself where the browser has no name for it. */
export function useLanguageName(): (tag: string) => string {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'language' });
    return (tag: string) => {
      try {
        return names.of(tag) ?? tag;
      } catch {
        // Not a tag at all: what the application has must do.
        return tag;
      }
    };
  }, [locale]);
}
