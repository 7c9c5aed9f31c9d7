import { lazyPart } from '@franca/ui/kit';
import { Suspense } from 'react';
import { pollWords } from '../core/poll/pollWords.ts';
import { useChosenView } from '../hooks/useChosenView.ts';
import type { KindBodyProps } from '../kinds/KindDefinition.ts';
import * as styles from './LazyPollBody.styles.ts';

const PollBody = lazyPart(
  () => import('./pollParts.ts'),
  'PollBody',
  undefined,
  ({ children }) => children,
);

/** A poll; its words stand there until the rest has come. Few messages are polls. */
export function LazyPollBody(props: KindBodyProps<'poll'>) {
  const { message, content } = props;
  const view = useChosenView(message.topicId, message.chatId);
  const { question, options, language } = pollWords(message, view, content.poll.options.length);
  const words = (
    <div className={styles.words} dir="auto" lang={language ?? undefined} data-words="">
      {[question, ...options].join('\n')}
    </div>
  );
  return (
    <Suspense fallback={words}>
      <PollBody {...props}>{words}</PollBody>
    </Suspense>
  );
}
