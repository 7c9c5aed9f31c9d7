import { lazyPart } from '@franca/ui/kit';
import { Suspense } from 'react';
import * as styles from './AssistantMarkdown.styles.ts';
import type { AssistantMarkdownProps } from './AssistantMarkdown.tsx';

// The reader of Markdown is heavier than everything else on the screen: until it has come, the words stand there alone.
const Loaded = lazyPart(
  () => import('./AssistantMarkdown.tsx'),
  'AssistantMarkdown',
  null,
  ({ text, languages }) => <Plain text={text} languages={languages} />,
);

function Plain({ text, languages }: AssistantMarkdownProps) {
  return (
    <div className={styles.plain} dir="auto" lang={languages?.[0]?.language}>
      {text}
    </div>
  );
}

/** The Markdown of an answer; its words alone until what reads it is loaded. Renders a `<div>`. */
export function LazyAssistantMarkdown(props: AssistantMarkdownProps) {
  return (
    <Suspense fallback={<Plain {...props} />}>
      <Loaded {...props} />
    </Suspense>
  );
}
