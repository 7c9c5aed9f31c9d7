import { Button } from '@franca/ui/Button';
import { EmptyState } from '@franca/ui/EmptyState';
import { createSlot, useMergedRef } from '@franca/ui/kit';
import { SearchField } from '@franca/ui/SearchField';
import { Spinner } from '@franca/ui/Spinner';
import { cx } from '@linaria/core';
import type { Emoji } from 'emoji-mart';
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useChat } from '../hooks/useChat.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { EmojiGrid } from './EmojiGrid.tsx';
import { EmojiGroups } from './EmojiGroups.tsx';
import * as styles from './EmojiPicker.styles.ts';
import { SkinTone } from './SkinTone.tsx';
import { useEmojiBook, useEmojiSearch } from './useEmojiBook.ts';

/** Props of {@link EmojiPicker}. */
export interface EmojiPickerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Takes the characters of the emoji that was picked. */
  onPick: (emoji: string) => void;
}

/** All emoji in their groups, a search over them, and first those used last. Renders a `<div>`. */
export const EmojiPicker = createSlot(
  'EmojiPicker',
  function EmojiPicker({ onPick, className, ref, ...rest }: EmojiPickerProps) {
    const text = usePartText();
    const { recents, options } = useChat();
    const { book, hasFailed, retry } = useEmojiBook(options.emojiSets);
    const root = useRef<HTMLDivElement>(null);
    const merged = useMergedRef(root, ref);
    const field = useRef<HTMLInputElement>(null);
    const [query, setQuery] = useState('');
    const [tone, setTone] = useState(() => Number(recents.get('skin-tone')[0] ?? 1));
    const found = useEmojiSearch(book, query);

    const isReady = book !== null;
    useEffect(() => {
      // On a phone the keyboard would cover what there is to pick.
      if (isReady && !window.matchMedia('(pointer: coarse)').matches) field.current?.focus();
    }, [isReady]);

    const pick = (native: string) => {
      recents.add('emoji', native);
      onPick(native);
    };
    const inTone = ({ skins, name }: Emoji) => ({
      native: (skins[tone - 1] ?? skins[0])?.native ?? '',
      name,
    });
    const toSearch = () => field.current?.focus();
    const onSearchKey = (event: KeyboardEvent) => {
      const first = root.current?.querySelector<HTMLElement>('fieldset button');
      if (event.key === 'ArrowDown' && first) {
        event.preventDefault();
        first.focus();
      } else if (event.key === 'Enter' && !event.nativeEvent.isComposing && found?.[0]) {
        event.preventDefault();
        pick(inTone(found[0]).native);
      }
    };

    if (hasFailed) {
      return (
        <div {...rest} ref={merged} className={cx(styles.state, className)} data-fr-part="emoji-picker">
          <EmptyState
            title={text('emojiFailed')}
            action={
              <Button variant="neutral" onClick={retry}>
                {text('retry')}
              </Button>
            }
          />
        </div>
      );
    }
    if (!book) {
      return (
        <div {...rest} ref={merged} className={cx(styles.state, className)} data-fr-part="emoji-picker">
          <Spinner label={text('emojiLoading')} />
        </div>
      );
    }
    const isSearching = query.trim() !== '' && found !== null;
    return (
      <div {...rest} ref={merged} className={cx(styles.root, className)} data-fr-part="emoji-picker">
        <div className={styles.top}>
          <SearchField
            ref={field}
            className={styles.search}
            label={book.words.search}
            value={query}
            onValueChange={setQuery}
            onKeyDown={onSearchKey}
          />
          <SkinTone
            words={book.words.skins}
            value={tone}
            onValueChange={(value) => {
              recents.add('skin-tone', String(value));
              setTone(value);
            }}
          />
        </div>
        <p className={styles.hint} role="status">
          {isSearching && found.length === 0 ? book.words.search_no_results_2 : null}
        </p>
        {!isSearching ? (
          <EmojiGroups book={book} inTone={inTone} onPick={pick} onLeave={toSearch} />
        ) : found.length > 0 ? (
          <div className={styles.found}>
            <EmojiGrid
              label={book.words.categories.search ?? ''}
              emoji={found.map(inTone)}
              onPick={pick}
              onLeave={toSearch}
            />
          </div>
        ) : null}
      </div>
    );
  },
);
