import { Button } from '@franca/ui/Button';
import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { createSlot } from '@franca/ui/kit';
import { useLayer } from '@franca/ui/layers';
import { SearchField } from '@franca/ui/SearchField';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { cx } from '@linaria/core';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { ChatMessage } from '../core/model/Message.ts';
import type { MessageHit } from '../core/search/findMessages.ts';
import { findWords } from '../core/search/findWords.ts';
import { findBeginnings } from '../core/search/markWords.ts';
import type { TopicSession } from '../core/session/TopicSession.ts';
import { type MessageSearchModel, useMessageSearch } from '../hooks/useMessageSearch.ts';
import { useNarrow } from '../hooks/useNarrow.ts';
import { usePartText } from '../hooks/usePartText.ts';
import * as styles from './ConversationSearch.styles.ts';
import { DateButton } from './DateButton.tsx';
import { SearchNote } from './SearchNote.tsx';
import { useFoundMarks } from './useFoundMarks.ts';

/** Props of {@link SearchBar}. */
export interface SearchBarProps extends Omit<ComponentProps<'search'>, 'children' | 'title'> {
  /** The open conversation. */
  session: TopicSession;
  /** Its title, for screen readers: the header with it is away meanwhile. */
  title: string;
  /** The element that contains the messages in which found words are marked. */
  messages: RefObject<HTMLElement | null>;
  /** Brings a hit into view; null: the one before is a hit no more, and there is no other. */
  onShow: (hit: MessageHit | null) => void;
  /** Goes to a day: its midnight, milliseconds since 1970. */
  onDay: (day: number) => void;
  /**
   * Opens the file of a message at the words that were searched for: the line of it that contains them can be pressed then. Default: the line
   * is only shown.
   */
  onOpenFound?: ((message: ChatMessage, words: string) => void) | undefined;
  /** The search is over; with the hit that was looked at last. */
  onClose: (last: MessageHit | null) => void;
}

/**
 * Searches the conversation, in the place of its header: Enter goes to the next older hit, Shift+Enter to the newer one,
 * Escape closes. Renders a `<search>`.
 */
export const SearchBar = createSlot(
  'SearchBar',
  function SearchBar({
    session,
    title,
    messages,
    onShow,
    onDay,
    onOpenFound,
    onClose,
    className,
    ...rest
  }: SearchBarProps) {
    const text = usePartText();
    const field = useRef<HTMLInputElement>(null);
    const search = useMessageSearch(session);
    const isNarrow = useNarrow();
    const { current, words, hits, isSearching, isAsking } = search;
    const find = search.isByBeginnings ? findBeginnings : findWords;
    useFoundMarks(messages, words, current?.chatId ?? null, find);
    useEffect(() => field.current?.focus(), []);
    const isHitShown = useRef(false);
    useEffect(() => {
      // Before the first hit there is nothing to take back.
      if (current || isHitShown.current) onShow(current);
      isHitShown.current = current !== null;
    }, [current, onShow]);

    // So that a Back button of the application closes the search, too; Escape is handled below.
    useLayer({
      open: true,
      ownsEscape: true,
      onEscape: () => onClose(current),
      elements: [() => field.current],
    });

    const onKeyDown = (event: KeyboardEvent): void => {
      // What is pressed in a popover of ours comes here too, though it stands elsewhere in the page.
      if (!event.currentTarget.contains(event.target as Node) || event.nativeEvent.isComposing) return;
      if (event.key === 'Escape') {
        event.preventDefault();
        onClose(current);
      } else if (event.key === 'Enter' && event.target === field.current) {
        event.preventDefault();
        if (event.shiftKey) search.showNewer();
        else search.showOlder();
      }
    };

    return (
      // The element "search" is the landmark; its keys are those of the field and the buttons in it.
      <search
        {...rest}
        className={cx(styles.root, className)}
        data-fr-part="search-bar"
        aria-label={text('searchMessages')}
        onKeyDownCapture={onKeyDown}
      >
        <VisuallyHidden role="heading" aria-level={2}>
          {title}
        </VisuallyHidden>
        <SearchField
          ref={field}
          className={styles.field}
          label={text('searchMessages')}
          value={words}
          onValueChange={search.setWords}
          loading={isSearching || isAsking}
          dir={words === '' ? undefined : 'auto'}
          enterKeyHint="search"
        />
        <SearchCount search={search} />
        {isSearching ? (
          <Button size="small" variant="neutral" onClick={search.stop}>
            {text('stop')}
          </Button>
        ) : null}
        <IconButton label={text('searchOlder')} disabled={hits.length === 0} onClick={search.showOlder}>
          <Icon icon={ChevronUp} />
        </IconButton>
        <IconButton label={text('searchNewer')} disabled={hits.length === 0} onClick={search.showNewer}>
          <Icon icon={ChevronDown} />
        </IconButton>
        {/* A phone has no room for both: what is searched for must be seen. */}
        {isNarrow && words !== '' ? null : <DateButton onDay={onDay} />}
        <IconButton label={text('searchClose')} onClick={() => onClose(current)}>
          <Icon icon={X} />
        </IconButton>
        <SearchNote session={session} search={search} onOpenFound={onOpenFound} />
      </search>
    );
  },
);

/** Props of {@link SearchCount}. */
interface SearchCountProps {
  /** The search. */
  search: MessageSearchModel;
}

/** Which hit is looked at, and of how many; said to screen readers as it changes. Renders an `<output>`. */
function SearchCount({ search }: SearchCountProps) {
  const text = usePartText();
  const { words, hits, position, isComplete, isSearching, isAsking, searched } = search;
  const say = (): string => {
    if (words.trim() === '') return '';
    if (isSearching) return text('seekProgress', { count: searched });
    if (hits.length === 0) return text(isAsking ? 'foundSearching' : 'searchNone');
    return text(isComplete ? 'searchCount' : 'searchCountMore', { position, count: hits.length });
  };
  return <output className={styles.count}>{say()}</output>;
}
