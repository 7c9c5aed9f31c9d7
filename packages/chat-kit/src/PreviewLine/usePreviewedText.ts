import { isBlank } from '@franca/languages/text';
import { useEffect, useState } from 'react';
import type { ReadLanguage } from '../core/model/Correction.ts';
import type { TranslationPreview } from '../core/model/TranslationPreview.ts';
import { useChat } from '../hooks/useChat.ts';

/** Where the preview of a text stands. */
export type PreviewState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' | 'long' }
  | {
      readonly kind: 'shown';
      readonly preview: TranslationPreview;
      /** Whether the text has changed since. */
      readonly isStale: boolean;
      /** Whether the back-translation was asked for. */
      readonly isBack: boolean;
    };

/** A preview of a text that is being written. */
export interface PreviewModel {
  /** Languages in which others read the conversation; undefined while they are loading. */
  readonly languages: readonly ReadLanguage[] | undefined;
  /** The one that is shown. */
  readonly language: ReadLanguage | undefined;
  /** Shows another one. */
  readonly choose: (language: string) => void;
  /** What is shown. */
  readonly state: PreviewState;
  /** Asks for the back-translation of what is shown; undefined where it is shown already. */
  readonly askBack: (() => void) | undefined;
}

/** Milliseconds that the text has to rest: every request is work for an engine. */
const restMs = 800;

/** What came for a text (`key`), and whether its back-translation was asked for; null where the request failed. */
type Found = { key: string; isBack: boolean; preview: TranslationPreview | null };

/** A text that is being written; `edited` is the message whose words it replaces. */
export interface WrittenText {
  readonly topicId: string;
  readonly written: string;
  readonly edited: string | undefined;
}

/** Asks the backend what others will read, once the writing has rested; a request that is not wanted any more is aborted. */
export function usePreviewedText({ topicId, written, edited }: WrittenText): PreviewModel {
  const { port, clock } = useChat();
  const { previews } = port;
  const [languages, setLanguages] = useState<readonly ReadLanguage[]>();
  const [chosen, choose] = useState<string | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const [backOf, setBackOf] = useState<string | null>(null);
  const text = isBlank(written) ? '' : written.trim();
  const language = languages?.find((one) => one.language === chosen) ?? languages?.[0];
  const tag = language?.language;
  const key = `${tag} ${edited ?? ''} ${text}`;
  const isBack = backOf === key;
  const isFound = found?.key === key && found.isBack === isBack;
  const isLong = previews !== undefined && text.length > previews.maxTextLength;
  const isWanted = text !== '' && !isLong && tag !== undefined && !isFound;

  useEffect(() => {
    if (!previews) return undefined;
    const asking = new AbortController();
    const { signal } = asking;
    previews.languages({ topicId }, { signal }).then(
      (known) => {
        if (!signal.aborted) setLanguages(known);
      },
      // Without a network there is no preview; the next one who opens the conversation asks again.
      () => {},
    );
    return () => asking.abort();
  }, [previews, topicId]);

  useEffect(() => {
    if (!previews || !isWanted || tag === undefined) return undefined;
    const asking = new AbortController();
    const { signal } = asking;
    const show = (preview: TranslationPreview | null): void => {
      if (!signal.aborted) setFound({ key, isBack, preview });
    };
    const ask = (): void => {
      previews
        .read({ topicId, text, language: tag, edited, isBack }, { signal })
        .then(show, () => show(null));
    };
    const cancel = clock.schedule(ask, isBack ? 0 : restMs);
    return () => {
      cancel();
      asking.abort();
    };
  }, [previews, isWanted, topicId, text, tag, edited, isBack, key, clock]);

  const stateNow = (): PreviewState => {
    if (text === '') return { kind: 'empty' };
    if (isLong) return { kind: 'long' };
    if (found?.preview)
      return { kind: 'shown', preview: found.preview, isStale: found.key !== key, isBack: found.isBack };
    return isFound ? { kind: 'failed' } : { kind: 'waiting' };
  };
  const state = stateNow();
  const canAsk = state.kind === 'shown' && state.preview.kind === 'translated' && !state.isStale && !isBack;
  return { languages, language, choose, state, askBack: canAsk ? () => setBackOf(key) : undefined };
}
