import { useLocale } from '@franca/ui/i18n';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import type { TranslationView } from '../core/model/TranslationState.ts';
import { originText } from '../core/text/originText.ts';
import type { TranslatedText } from '../core/text/shownTexts.ts';
import { isRough } from '../core/text/shownView.ts';
import { useChatText } from '../hooks/useChatText.ts';
import { languageName } from './languageName.ts';

/** Props of {@link RoughWords}. */
export interface RoughWordsProps {
  /** The message whose words they are. */
  of: Omit<TranslatedText, 'text'>;
  /** Which of its texts they are. Default: its translation, where it has one. */
  view?: TranslationView | undefined;
  /** The words. */
  children: ReactNode;
}

/** Words of a message outside its bubble; a rough translation has a mark before it and is called one behind it. Renders inline content. */
export function RoughWords({ of, view, children }: RoughWordsProps) {
  const text = useChatText();
  const locale = useLocale();
  const { translation } = of;
  if (view === 'original' || !isRough(translation)) return children;
  const tag = ('source' in translation ? translation.source : null) ?? of.language;
  const origin = originText(text, translation, tag && languageName(tag, locale));
  return (
    <>
      <span aria-hidden="true" data-fr-part="rough-mark" title={origin}>
        ≈{' '}
      </span>
      {children}
      <VisuallyHidden lang={locale}>
        {', '}
        {origin}
      </VisuallyHidden>
    </>
  );
}
