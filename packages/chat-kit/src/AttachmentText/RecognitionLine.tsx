import { useLocale } from '@franca/ui/i18n';
import type { AttachmentText } from '../core/model/AttachmentText.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { languageName } from '../MessageBubble/languageName.ts';
import * as lineStyles from '../MessageBubble/TranslationLine.styles.ts';
import type { AttachmentTextHandle } from './useAttachmentText.ts';

/** Props of {@link RecognitionLine}. */
export interface RecognitionLineProps {
  /** The words that are recognised. */
  handle: AttachmentTextHandle;
  /** What they are in. */
  medium: 'voice' | 'picture';
}

const emptyTexts = { voice: 'speechEmpty', picture: 'pictureTextEmpty' } as const;

/** Says how far a recognition has come, or which engine it was by. Renders a `<span>`. */
export function RecognitionLine({ handle, medium }: RecognitionLineProps) {
  const text = usePartText();
  const locale = useLocale();
  const { status, retry } = handle;
  const again = (
    <>
      <span aria-hidden="true">·</span>
      <button type="button" className={lineStyles.action} onClick={retry}>
        {text('retry')}
      </button>
    </>
  );

  const unavailable = ({ language }: AttachmentText): string => {
    const name = language && languageName(language, locale);
    if (medium === 'picture') return text('pictureTextNoEngine');
    return name ? text('speechNoEngine', { language: name }) : text('speechNoEngineAtAll');
  };

  const said = (): string => {
    if (status.kind === 'refused') return status.reason;
    if (status.kind === 'loading' || status.text.state === 'queued') return text('recognising');
    const { state, engine } = status.text;
    if (state === 'failed') return text('recognitionFailed');
    if (state === 'unavailable') return unavailable(status.text);
    if (state === 'empty') return text(emptyTexts[medium]);
    if (!engine) return '';
    const { name, service, quality } = engine;
    const by = service
      ? text('recognisedAt', { engine: name, service })
      : text('recognisedHere', { engine: name });
    return quality === 'rough' ? `${text('recognisedRoughly')} · ${by}` : by;
  };

  const waits = status.kind === 'loading' || (status.kind === 'known' && status.text.state === 'queued');
  const mayRetry = status.kind === 'refused' || (status.kind === 'known' && status.text.state === 'failed');
  return (
    <span className={lineStyles.root} role="status" data-fr-part="recognition-line">
      <span className={waits ? lineStyles.pulse : undefined}>{said()}</span>
      {mayRetry ? again : null}
    </span>
  );
}
