import { type ComponentProps, createContext, memo, use } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { splitMarkdown } from '../core/assistant/splitMarkdown.ts';
import { useAssistantText } from '../hooks/useAssistantText.ts';
import * as styles from './AssistantMarkdown.styles.ts';
import { CodeBlock } from './CodeBlock.tsx';

/** Props of {@link AssistantMarkdown}. */
export interface AssistantMarkdownProps {
  /** Markdown that nobody has checked. */
  text: string;
  /** Opens an address inside of the application; false where the browser is to open it. */
  onOpen?: ((url: string) => boolean) | undefined;
}

const OpenContext = createContext<AssistantMarkdownProps['onOpen']>(undefined);

type ElementProps<Name extends keyof React.JSX.IntrinsicElements> = ComponentProps<Name> & { node?: unknown };

/** Nothing may be fetched because an answer names it: a picture is a link. */
function Picture({ src, alt }: ElementProps<'img'>) {
  const text = useAssistantText();
  const words = text('picture', { name: alt || String(src ?? '') });
  return typeof src === 'string' && src !== '' ? <Anchor href={src}>{words}</Anchor> : <span>{words}</span>;
}

function Anchor({ href, children }: ElementProps<'a'>) {
  const onOpen = use(OpenContext);
  if (!href) return <span>{children}</span>;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      onClick={(event) => {
        if (!event.metaKey && !event.ctrlKey && onOpen?.(href)) event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}

// Each block takes the direction of its own words.
const components: Components = {
  p: ({ children }) => <p dir="auto">{children}</p>,
  h1: ({ children }) => <h4 dir="auto">{children}</h4>,
  h2: ({ children }) => <h4 dir="auto">{children}</h4>,
  h3: ({ children }) => <h5 dir="auto">{children}</h5>,
  h4: ({ children }) => <h5 dir="auto">{children}</h5>,
  h5: ({ children }) => <h6 dir="auto">{children}</h6>,
  h6: ({ children }) => <h6 dir="auto">{children}</h6>,
  blockquote: ({ children }) => <blockquote dir="auto">{children}</blockquote>,
  ul: ({ children }) => <ul dir="auto">{children}</ul>,
  ol: ({ children, start }) => (
    <ol dir="auto" start={start}>
      {children}
    </ol>
  ),
  table: ({ children }) => (
    // A wide table is scrolled, by the keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled has to be reached.
    <section className={styles.tableFrame} tabIndex={0}>
      <table dir="auto">{children}</table>
    </section>
  ),
  a: Anchor,
  img: Picture,
  pre: CodeBlock,
};

const plugins = [remarkGfm];

/** A piece that is whole is read once, however much follows it. */
const Piece = memo(function Piece({ text }: Pick<AssistantMarkdownProps, 'text'>) {
  return (
    <Markdown remarkPlugins={plugins} components={components} skipHtml>
      {text}
    </Markdown>
  );
});

/** The Markdown of an answer: tables and code, no HTML, and nothing that is fetched. Renders a `<div>`. */
export function AssistantMarkdown({ text, onOpen }: AssistantMarkdownProps) {
  return (
    <OpenContext value={onOpen}>
      <div className={styles.root}>
        {splitMarkdown(text).map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces are only added at the end.
          <Piece key={index} text={piece} />
        ))}
      </div>
    </OpenContext>
  );
}
