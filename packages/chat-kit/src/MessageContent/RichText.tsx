import { type ReactNode, useMemo } from 'react';
import type { RichBlock, RichInline } from '../core/text/parseMessage.ts';
import { parseMessage } from '../core/text/parseMessage.ts';
import * as styles from './RichText.styles.ts';

/** Props of {@link RichText}. */
export interface RichTextProps {
  /** The words as they were written, with light Markdown; never read as HTML. */
  text: string;
}

function inlineOf(parts: readonly RichInline[]): ReactNode[] {
  return parts.map((part, place) => partOf(part, place));
}

function partOf(part: RichInline, key: number): ReactNode {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'code') {
    return (
      <code key={key} className={styles.code} dir="ltr" translate="no">
        {part.text}
      </code>
    );
  }
  if (part.kind === 'link') {
    return (
      <a key={key} href={part.href} target="_blank" rel="noopener noreferrer" dir="ltr">
        {part.text}
      </a>
    );
  }
  const Mark = part.kind === 'strong' ? 'strong' : 'em';
  return <Mark key={key}>{inlineOf(part.parts)}</Mark>;
}

function itemsOf(items: readonly (readonly RichInline[])[]): ReactNode[] {
  let place = 0;
  return items.map((item) => {
    place += 1;
    return <li key={place}>{inlineOf(item)}</li>;
  });
}

function blockOf(block: RichBlock, key: number): ReactNode {
  if (block.kind === 'code') {
    return (
      <pre key={key} className={styles.block} dir="ltr" translate="no">
        <code>{block.text}</code>
      </pre>
    );
  }
  if (block.kind === 'words') return <span key={key}>{inlineOf(block.parts)}</span>;
  return block.start === null ? (
    <ul key={key} className={styles.list}>
      {itemsOf(block.items)}
    </ul>
  ) : (
    <ol key={key} className={styles.list} start={block.start}>
      {itemsOf(block.items)}
    </ol>
  );
}

/** The words of a message: bold, italic, code, links and lists. Renders phrasing content, lists and `<pre>`. */
export function RichText({ text }: RichTextProps) {
  const blocks = useMemo(() => parseMessage(text), [text]);
  const [only] = blocks;
  if (blocks.length === 1 && only?.kind === 'words') return inlineOf(only.parts);
  return blocks.map(blockOf);
}
