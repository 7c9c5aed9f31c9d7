import { Fragment, type ReactNode, useMemo } from 'react';
import { type MentionText, splitMentions } from '../core/text/mentions.ts';
import type { RichBlock, RichInline } from '../core/text/parseMessage.ts';
import { parseMessage } from '../core/text/parseMessage.ts';
import { isRightToLeft, splitNumbers } from '../core/text/splitNumbers.ts';
import * as styles from './RichText.styles.ts';

/** Props of {@link RichText}. */
export interface RichTextProps {
  /** The words as they were written, with light Markdown; never read as HTML. */
  text: string;
  /** Who is named in it. Default: nobody. */
  mentions?: readonly MentionText[] | undefined;
  /** Whose mentions stand out more. */
  viewerId?: string | undefined;
}

interface Mentioned extends Pick<RichTextProps, 'mentions' | 'viewerId'> {
  /** Numbers of several parts stand beside right-to-left letters, and must not change places. */
  isolatesNumbers: boolean;
}

function inlineOf(parts: readonly RichInline[], mentioned: Mentioned): ReactNode[] {
  return parts.map((part, place) => partOf(part, place, mentioned));
}

/** Words, in which phone numbers, prices and times are read from left to right. */
function numbersOf(text: string, key: number): ReactNode {
  const parts = splitNumbers(text).map((part, place) =>
    part.kind === 'text' ? (
      part.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name
      <bdi key={place} dir="ltr">
        {part.text}
      </bdi>
    ),
  );
  return <Fragment key={key}>{parts}</Fragment>;
}

/** Words, and the people who are named among them. */
function wordsOf(
  text: string,
  key: number,
  { mentions = [], viewerId, isolatesNumbers }: Mentioned,
): ReactNode {
  if (mentions.length === 0) return isolatesNumbers ? numbersOf(text, key) : text;
  let place = 0;
  const parts = splitMentions(text, mentions).map((part) => {
    place += 1;
    if (part.kind === 'text') return isolatesNumbers ? numbersOf(part.text, place) : part.text;
    return (
      <bdi
        key={place}
        className={styles.mention}
        data-mention={part.userId}
        data-own={part.userId === viewerId ? '' : undefined}
        translate="no"
      >
        {part.text}
      </bdi>
    );
  });
  return <Fragment key={key}>{parts}</Fragment>;
}

function partOf(part: RichInline, key: number, mentioned: Mentioned): ReactNode {
  if (part.kind === 'text') return wordsOf(part.text, key, mentioned);
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
  return <Mark key={key}>{inlineOf(part.parts, mentioned)}</Mark>;
}

function itemsOf({ items, numbers }: RichBlock & { kind: 'list' }, mentioned: Mentioned): ReactNode[] {
  let place = 0;
  return items.map((item) => {
    place += 1;
    return (
      <li key={place} className={styles.item} value={numbers[place - 1]}>
        {inlineOf(item, mentioned)}
      </li>
    );
  });
}

function blockOf(block: RichBlock, key: number, mentioned: Mentioned): ReactNode {
  if (block.kind === 'code') {
    return (
      <pre key={key} className={styles.block} dir="ltr" translate="no">
        <code>{block.text}</code>
      </pre>
    );
  }
  if (block.kind === 'words') {
    return (
      <span key={key} className={styles.words}>
        {inlineOf(block.parts, mentioned)}
      </span>
    );
  }
  return block.start === null ? (
    <ul key={key} className={styles.list}>
      {itemsOf(block, mentioned)}
    </ul>
  ) : (
    <ol key={key} className={styles.list} start={block.start}>
      {itemsOf(block, mentioned)}
    </ol>
  );
}

/** The words of a message: bold, italic, code, links, lists and mentions. Renders phrasing content, lists and `<pre>`. */
export function RichText({ text, ...named }: RichTextProps) {
  const blocks = useMemo(() => parseMessage(text), [text]);
  const mentioned = { ...named, isolatesNumbers: isRightToLeft(text) };
  const [only] = blocks;
  if (blocks.length === 1 && only?.kind === 'words') return inlineOf(only.parts, mentioned);
  return blocks.map((block, place) => blockOf(block, place, mentioned));
}
