import { systemClock } from '@franca/ui/core';
import { useLocale } from '@franca/ui/i18n';
import { createSlot } from '@franca/ui/kit';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { cx } from '@linaria/core';
import { type ComponentProps, use } from 'react';
import { ChatContext } from '../context/ChatContext.ts';
import { hasEnded } from '../core/model/hasEnded.ts';
import type { QuotedMessage } from '../core/model/Message.ts';
import type { TranslationView } from '../core/model/TranslationState.ts';
import { lineText } from '../core/text/lineText.ts';
import { shownTexts } from '../core/text/shownTexts.ts';
import { useChatText } from '../hooks/useChatText.ts';
import { useKinds } from '../kinds/useKinds.ts';
import * as styles from './Quote.styles.ts';
import { RoughWords } from './RoughWords.tsx';

/** Props of {@link Quote}. */
export interface QuoteProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The message that is answered. */
  quoted: QuotedMessage;
  /** Which of its texts is shown. Default: the translation. */
  view?: TranslationView | undefined;
  /** Goes to it. */
  onJump: () => void;
}

/** The message that a reply answers, in the reader's language. Renders a `<button>`. */
export const Quote = createSlot(
  'Quote',
  function Quote({ quoted, view = 'translated', onJump, className, onClick, ...rest }: QuoteProps) {
    const text = useChatText();
    const locale = useLocale();
    const isOver = hasEnded(quoted, (use(ChatContext)?.clock ?? systemClock).now());
    const { main } = shownTexts(quoted, view);
    const kind = useKinds().of(quoted.kind);
    const words =
      lineText(kind, main.text) || kind.word(text, locale) || text(isOver ? 'disappeared' : 'recalled');
    return (
      <button
        type="button"
        {...rest}
        className={cx(styles.root, className)}
        data-fr-part="quote"
        onClick={(event) => {
          onClick?.(event);
          if (!event.defaultPrevented) onJump();
        }}
      >
        <span className={styles.author} aria-hidden="true">
          <bdi>{quoted.authorName}</bdi>
        </span>
        <VisuallyHidden>{text('replyingTo', { name: quoted.authorName })}: </VisuallyHidden>
        <span className={styles.words} dir="auto" lang={main.language ?? undefined}>
          <RoughWords of={quoted} view={view}>
            {words}
          </RoughWords>
        </span>
      </button>
    );
  },
);
