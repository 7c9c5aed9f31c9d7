import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { Copy } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { useAssistantText } from '../hooks/useAssistantText.ts';
import { useCopy } from '../hooks/useCopy.ts';
import * as styles from './AssistantMarkdown.styles.ts';

/** A block of code with a button that copies it; written from left to right in every language. Renders a `<div>`. */
export function CodeBlock({ children }: ComponentProps<'pre'>) {
  const text = useAssistantText();
  const copy = useCopy();
  const code = useRef<HTMLPreElement>(null);
  return (
    <div className={styles.codeFrame} dir="ltr">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled, by the keyboard too. */}
      <pre ref={code} tabIndex={0}>
        {children}
      </pre>
      <IconButton
        className={styles.copyCode}
        size="small"
        label={text('copyCode')}
        onClick={() => copy(code.current?.textContent ?? '')}
      >
        <Icon icon={Copy} size="small" />
      </IconButton>
    </div>
  );
}
