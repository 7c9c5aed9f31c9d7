import { useLoad } from '@franca/ui/kit';
import { useCallback } from 'react';
import type { ChatMessage } from '../core/model/Message.ts';
import { useChat } from '../hooks/useChat.ts';
import { useRequestAgain } from '../hooks/useRequestAgain.ts';

/** What can be corrected of a message; see {@link useCorrectable}. */
export interface Correctable {
  /** Languages (BCP 47) to choose from; one for whoever reads the message in it. */
  readonly languages: readonly string[];
  /** The language that is being corrected, or null while none is known. */
  readonly language: string | null;
  /** The translation as it stands, or null where there is none. */
  readonly present: string | null;
  /** Whether a person proposed it. */
  readonly isCorrected: boolean;
  /** `nobody`: all read the message as it was written; `failed`: what stands there is not known, and may be replaced all the same. */
  readonly status: 'pending' | 'ready' | 'nobody' | 'failed';
}

/** Milliseconds after which a translation that is on its way is requested for the second time. */
const firstPause = 1500;

/** The translation of somebody else's message as its reader has it. */
function ofReader({ translation }: ChatMessage): Correctable | null {
  if (!('target' in translation) || translation.target === null) return null;
  const isDone = translation.kind === 'done' || translation.kind === 'stale';
  return {
    languages: [translation.target],
    language: translation.target,
    present: isDone ? translation.text : null,
    isCorrected: isDone && translation.correction !== undefined,
    status: 'ready',
  };
}

/** The translation of a message to correct: for a reader the one they have, for its author those that others read. */
export function useCorrectable(message: ChatMessage, chosen: string | null): Correctable {
  const { port } = useChat();
  const { topicId, chatId } = message;
  const own = ofReader(message);
  const isOwn = own !== null;
  const read = useLoad(
    useCallback(
      async ({ signal }) =>
        isOwn ? [] : ((await port.corrections?.languages({ topicId }, { signal })) ?? []),
      [port, topicId, isOwn],
    ),
  );
  const languages = (read.result ?? []).map(({ language }) => language);
  const language = chosen ?? languages[0] ?? null;
  const known = message.corrections?.find((correction) => correction.language === language);
  const isKnown = known !== undefined;
  const standing = useLoad(
    useCallback(
      async ({ signal }) =>
        language === null || isKnown
          ? { text: null, isPending: false, language }
          : {
              ...(await port.corrections?.read({ topicId, chatId, language }, { signal })),
              language,
            },
      [port, topicId, chatId, language, isKnown],
    ),
  );
  const isWaiting = standing.result?.isPending === true;
  useRequestAgain({
    key: `${topicId}/${chatId}/${language}`,
    response: isWaiting && standing.status === 'succeeded' ? standing.result : null,
    request: standing.retry,
    firstPause,
  });

  if (own) return own;
  const present = known?.text ?? standing.result?.text ?? null;
  const isLoaded = standing.result?.language === language && !isWaiting;
  const hasFailed = read.status === 'failed' || standing.status === 'failed';
  const isReady = language !== null && (isLoaded || isKnown);
  const nobody = read.status === 'succeeded' && languages.length === 0;
  const status = hasFailed ? 'failed' : nobody ? 'nobody' : isReady ? 'ready' : 'pending';
  return { languages, language, present, isCorrected: isKnown, status };
}
