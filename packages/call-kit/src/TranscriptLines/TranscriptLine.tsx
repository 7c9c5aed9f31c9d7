import { cx } from '@linaria/core';
import type { ComponentProps, ReactNode } from 'react';
import type { Utterance } from '../core/transcript/TranscriptEntry.ts';
import { translationFor } from '../core/transcript/textsOfUtterance.ts';
import { useSpeakerName, useTranscript } from '../hooks/transcript/useTranscript.ts';
import { useTranscriptText } from '../hooks/transcript/useTranscriptText.ts';
import * as styles from './TranscriptLine.styles.ts';

/** Props of {@link TranscriptLine}. */
export interface TranscriptLineProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What was said. */
  utterance: Utterance;
  /** Draws a text of it, for example with marks at what is searched for. Default: the words as they are. */
  draw?: ((text: string) => ReactNode) | undefined;
  /** Stands before the name, for example the time. */
  start?: ReactNode;
}

const plain = (text: string): ReactNode => text;

/**
 * What somebody said, in the original, in the viewer's language, or both. Words that may still change are drawn differently,
 * and are hidden from screen readers. Renders a `<div>`.
 */
export function TranscriptLine({ utterance, draw = plain, start, className, ...rest }: TranscriptLineProps) {
  const { language, view, viewerId } = useTranscript();
  const text = useTranscriptText();
  const nameOf = useSpeakerName();
  const { userId, text: original, stableLength, isFinal, isCut, quality } = utterance;
  // Nothing takes words back any more.
  const shownLength = isCut ? original.length : stableLength;
  const translation = translationFor(utterance, language);
  const translated = translation.kind === 'done' || translation.kind === 'interim' ? translation : null;
  const isReplaced = translation.kind === 'done' && !view.hasBoth;
  const isRough = quality === 'rough' || translated?.quality === 'rough';
  const isComing = translation.kind === 'pending' || translation.kind === 'interim';
  const isPending = isFinal && isComing && original !== '';
  const name = nameOf(userId);
  return (
    <div
      {...rest}
      className={cx(styles.root, className)}
      data-fr-part="transcript-line"
      data-state={isFinal ? 'final' : isCut ? 'cut' : 'interim'}
      data-translation={translation.kind}
    >
      <p className={styles.head}>
        {start}
        <bdi className={styles.name}>{userId === viewerId ? text('you', { name }) : name}</bdi>
        {isRough ? <span className={styles.note}>{text('rough')}</span> : null}
        {isCut ? <span className={styles.note}>{text('cut')}</span> : null}
        {isPending ? <span className={styles.note}>{text('pending')}</span> : null}
        {translation.kind === 'failed' ? <span className={styles.note}>{text('untranslated')}</span> : null}
      </p>
      {original && !isReplaced ? (
        <p
          className={styles.words}
          data-role={translated ? 'original' : 'main'}
          lang={utterance.language ?? undefined}
          dir="auto"
        >
          {draw(original.slice(0, shownLength))}
          {shownLength < original.length ? (
            <span className={styles.unstable} aria-hidden="true">
              {draw(original.slice(shownLength))}
            </span>
          ) : null}
          {isCut ? ' …' : null}
        </p>
      ) : null}
      {translated ? (
        <p
          className={styles.words}
          data-role="main"
          lang={translated.language}
          dir="auto"
          aria-hidden={translated.kind === 'done' ? undefined : 'true'}
        >
          {draw(translated.text)}
        </p>
      ) : null}
    </div>
  );
}
