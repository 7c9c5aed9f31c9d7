import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { Copy } from 'lucide-react';
import { type ComponentProps, isValidElement, type ReactNode, useRef } from 'react';
import { useAssistantText } from '../hooks/useAssistantText.ts';
import { useCopy } from '../hooks/useCopy.ts';
import * as styles from './AssistantMarkdown.styles.ts';

/** The language that a block of code names, or nothing. */
function languageOf(children: ReactNode): string {
  const code: unknown = isValidElement<{ className?: unknown }>(children)
    ? children.props.className
    : undefined;
  return typeof code === 'string' ? (/language-(\S+)/.exec(code)?.[1] ?? '') : '';
}

/** A block of code with a button that copies it; written from left to right in every language. Renders a `<div>`. */
export function CodeBlock({ children }: ComponentProps<'pre'>) {
  const text = useAssistantText();
  const copy = useCopy();
  const code = useRef<HTMLPreElement>(null);
  return (
    <div className={styles.codeFrame} dir="ltr">
      <div className={styles.codeHead}>
        <span>{languageOf(children)}</span>
        <IconButton
          size="small"
          label={text('copyCode')}
          onClick={() => copy(code.current?.textContent ?? '')}
        >
          <Icon icon={Copy} size="small" />
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled, by the keyboard too. */}
      <pre ref={code} tabIndex={0}>
        {children}
      </pre>
    </div>
  );
}
