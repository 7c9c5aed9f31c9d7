import { useLocale } from '@franca/ui/i18n';
import type { ChatMessage } from '../core/model/Message.ts';
import { correctedText } from '../core/text/originText.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { languageName } from '../MessageBubble/languageName.ts';
import * as line from '../MessageBubble/TranslationLine.styles.ts';
import * as styles from './CorrectionDialog.styles.ts';

/** Props of {@link CorrectionLines}. */
export interface CorrectionLinesProps {
  /** An own message that somebody corrected a translation of. */
  message: ChatMessage;
  /** Who looks at it. */
  viewerId: string;
  /** Opens the dialog in which a translation is changed or taken back; without it there is no button. */
  onChange?: ((message: ChatMessage) => void) | undefined;
}

/** Says under an own message in which languages a person corrected its translation. Renders a `<div>`. */
export function CorrectionLines({ message, viewerId, onChange }: CorrectionLinesProps) {
  const text = usePartText();
  const locale = useLocale();
  return (
    <div className={styles.lines}>
      {message.corrections?.map(({ language, by }) => (
        <span key={language} className={line.root} data-fr-part="correction-line">
          {text('correctionIn', {
            language: languageName(language, locale) ?? language,
            correction: correctedText(text, by, viewerId),
          })}
          {onChange ? (
            <>
              <span aria-hidden="true">·</span>
              <button type="button" className={line.action} onClick={() => onChange(message)}>
                {text('correctionChange')}
              </button>
            </>
          ) : null}
        </span>
      ))}
    </div>
  );
}
