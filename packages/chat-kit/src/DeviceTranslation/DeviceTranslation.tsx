import { ConfirmDialog } from '@franca/ui/ConfirmDialog';
import { useLocale } from '@franca/ui/i18n';
import { type ReactNode, useState } from 'react';
import { usePartText } from '../hooks/usePartText.ts';
import { languageName } from '../MessageBubble/languageName.ts';
import * as lineStyles from '../MessageBubble/TranslationLine.styles.ts';
import * as styles from './DeviceTranslation.styles.ts';
import { useDeviceTranslation } from './useDeviceTranslation.ts';

/** Props of {@link DeviceTranslation}. */
export interface DeviceTranslationProps {
  /** The words of a message that no engine of the server translates. */
  words: string;
  /** BCP 47 tag of their language; null where it is unknown. */
  source: string | null;
  /** BCP 47 tag of the reader's language. */
  target: string;
  /** What says that there is no translation. */
  children: ReactNode;
}

/** Offers the browser's own translation where the server has none, and shows it. Renders `children`, or a `<span>`. */
export function DeviceTranslation({ words, source, target, children }: DeviceTranslationProps) {
  const text = usePartText();
  const locale = useLocale();
  const { state, translate } = useDeviceTranslation(words, source, target);
  const [isAsking, setAsking] = useState(false);
  if (state.kind === 'none') return children;
  const name = (tag: string): string => languageName(tag, locale) ?? tag;
  const language = name(state.direction.source);

  if (state.kind === 'done') {
    return (
      <span className={styles.root} data-fr-part="device-translation" data-state="done">
        <span className={styles.words} dir="auto" lang={state.direction.target}>
          {state.text}
        </span>
        <span className={lineStyles.root}>{text('deviceTranslated', { language })}</span>
      </span>
    );
  }
  if (state.kind === 'working') {
    const share =
      state.share === null ? null : new Intl.NumberFormat(locale, { style: 'percent' }).format(state.share);
    return (
      <span className={lineStyles.root} data-fr-part="device-translation" data-state="working">
        <span className={lineStyles.pulse}>
          {share ? text('deviceDownloading', { share }) : text('translating')}
        </span>
      </span>
    );
  }
  const needsDownload = state.kind === 'offered' && state.needsDownload;
  return (
    <span className={styles.root} data-fr-part="device-translation" data-state={state.kind}>
      {children}
      <span className={lineStyles.root}>
        {state.kind === 'failed' ? text('deviceFailed') : null}
        <button
          type="button"
          className={lineStyles.action}
          onClick={() => (needsDownload ? setAsking(true) : translate())}
        >
          {text(state.kind === 'failed' ? 'retry' : 'deviceTranslate')}
        </button>
      </span>
      <ConfirmDialog
        open={isAsking}
        title={text('deviceTitle')}
        description={text('deviceContent', { source: language, target: name(target) })}
        confirmLabel={text('deviceConfirm')}
        onConfirm={() => {
          setAsking(false);
          translate();
        }}
        onOpenChange={setAsking}
      />
    </span>
  );
}
