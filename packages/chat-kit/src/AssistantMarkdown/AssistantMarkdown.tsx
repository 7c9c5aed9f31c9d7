import { type ComponentProps, createContext, memo, type ReactNode, use } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import type { TextLanguage } from '../core/assistant/AssistantPort.ts';
import { languagePieces } from '../core/assistant/languagePieces.ts';
import { useAssistantText } from '../hooks/useAssistantText.ts';
import * as styles from './AssistantMarkdown.styles.ts';
import { CodeBlock } from './CodeBlock.tsx';

/** Props of {@link AssistantMarkdown}. */
export interface AssistantMarkdownProps {
  /** Markdown that nobody has checked. */
  text: string;
  /** The languages of its paragraphs, the first one first. Default: not known. */
  languages?: readonly TextLanguage[] | undefined;
  /** Opens an address inside of the application; false where the browser is to open it. */
  onOpen?: ((url: string) => boolean) | undefined;
}

const OpenContext = createContext<AssistantMarkdownProps['onOpen']>(undefined);
/** BCP 47 tag of the blocks within; undefined where it is not known. */
const LanguageContext = createContext<string | undefined>(undefined);

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

/** A block, which takes the direction of its own words, and says in which language they are. */
const blockOf = (Tag: 'p' | 'h4' | 'h5' | 'h6' | 'blockquote' | 'ul' | 'table') =>
  function Block({ children }: { children?: ReactNode }) {
    const language = use(LanguageContext);
    return (
      <Tag dir="auto" lang={language}>
        {children}
      </Tag>
    );
  };
const [Heading, Subheading, Caption, Grid] = [blockOf('h4'), blockOf('h5'), blockOf('h6'), blockOf('table')];

function NumberedList({ children, start }: ElementProps<'ol'>) {
  const language = use(LanguageContext);
  return (
    <ol dir="auto" lang={language} start={start}>
      {children}
    </ol>
  );
}

const components: Components = {
  p: blockOf('p'),
  h1: Heading,
  h2: Heading,
  h3: Subheading,
  h4: Subheading,
  h5: Caption,
  h6: Caption,
  blockquote: blockOf('blockquote'),
  ul: blockOf('ul'),
  ol: NumberedList,
  table: ({ children }) => (
    // A wide table is scrolled, by the keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled has to be reached.
    <section className={styles.tableFrame} tabIndex={0}>
      <Grid>{children}</Grid>
    </section>
  ),
  a: Anchor,
  img: Picture,
  pre: CodeBlock,
};

const plugins = [remarkGfm];

/** A piece that is whole is read once, however much follows it. */
const Piece = memo(function Piece({ text, language }: { text: string; language: string | null }) {
  return (
    <LanguageContext value={language ?? undefined}>
      <Markdown remarkPlugins={plugins} components={components} skipHtml>
        {text}
      </Markdown>
    </LanguageContext>
  );
});

/** The Markdown of an answer: tables and code, no HTML, and nothing that is fetched. Renders a `<div>`. */
export function AssistantMarkdown({ text, languages, onOpen }: AssistantMarkdownProps) {
  return (
    <OpenContext value={onOpen}>
      <div className={styles.root}>
        {languagePieces(text, languages).map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces are only added at the end.
          <Piece key={index} text={piece.text} language={piece.language} />
        ))}
      </div>
    </OpenContext>
  );
}
