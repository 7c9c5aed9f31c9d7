import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { lazyPart } from '@franca/ui/kit';
import { Search } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import type { ChatMessage } from '../core/model/Message.ts';
import { useChatText } from '../hooks/useChatText.ts';
import type { FinderModel } from '../hooks/useFinder.ts';

/** Props of {@link FinderPlace}. */
export interface FinderPlaceProps {
  /** Finding in the conversation. */
  finder: FinderModel;
  /** Opens the file of a message at what was searched for. */
  onOpenFound: ((message: ChatMessage, words: string) => void) | undefined;
  /** Title of the conversation. */
  title: string;
  /** The header, whose place the search takes. */
  children: ReactNode;
}

// Most conversations are only read and written in.
const SearchBar = lazyPart(
  () => import('../interactionChunk.ts'),
  'SearchBar',
  ({ onClose }) => onClose(null),
);
const ResultMarks = lazyPart(() => import('../interactionChunk.ts'), 'ResultMarks');
const SeekLine = lazyPart(() => import('../interactionChunk.ts'), 'SeekLine');

/** The header of a conversation, or the search in its place, and what is said while something old is looked for. */
export function FinderPlace({ finder, title, onOpenFound, children }: FinderPlaceProps) {
  const { session, seek, root } = finder;
  return (
    <>
      {finder.isOpen ? (
        <Suspense fallback={children}>
          <SearchBar
            session={session}
            title={title}
            messages={root}
            onShow={finder.showHit}
            onDay={seek.seekDay}
            onOpenFound={onOpenFound}
            onClose={finder.close}
          />
        </Suspense>
      ) : (
        children
      )}
      {finder.result && !finder.isOpen ? (
        <Suspense>
          <ResultMarks messages={root} {...finder.result} onLeft={finder.endResult} />
        </Suspense>
      ) : null}
      {/* Screen readers know of it before it says something. */}
      <div role="status">
        {seek.isSeeking ? (
          <Suspense>
            <SeekLine session={session} onStop={seek.stop} />
          </Suspense>
        ) : null}
      </div>
    </>
  );
}

/** Props of {@link FinderButton}. */
export interface FinderButtonProps {
  /** Finding in the conversation. */
  finder: FinderModel;
}

/** Opens the search of a conversation. Renders a `<button>`. */
export function FinderButton({ finder }: FinderButtonProps) {
  const text = useChatText();
  return (
    <IconButton ref={finder.opener} label={text('searchMessages')} onClick={finder.open}>
      <Icon icon={Search} />
    </IconButton>
  );
}
