import type { AssistantSource } from '../core/assistant/AssistantPort.ts';
import { useAssistantText } from '../hooks/useAssistantText.ts';
import * as styles from './AssistantRow.styles.ts';

/** Props of {@link SourceList}. */
export interface SourceListProps {
  /** The pages. */
  sources: readonly AssistantSource[];
  /** Opens a page inside of the application; false where the browser is to open it. */
  onOpen: ((url: string) => boolean) | undefined;
}

/** Pages of the application, and addresses on the web; nothing that a browser would run. */
const isPage = (url: string): boolean => /^(?:https?:\/\/|\/(?!\/))/.test(url);

/** The pages that an answer was taken from. Renders a `<div>`. */
export function SourceList({ sources, onOpen }: SourceListProps) {
  const text = useAssistantText();
  return (
    <div className={styles.sources}>
      <span className={styles.sourcesTitle}>{text('sources')}</span>
      {sources.map(({ title, url }) =>
        isPage(url) ? (
          <a
            key={url}
            href={url}
            target="_blank"
            rel="noopener noreferrer nofollow"
            onClick={(event) => {
              if (!event.metaKey && !event.ctrlKey && onOpen?.(url)) event.preventDefault();
            }}
          >
            <bdi>{title}</bdi>
          </a>
        ) : (
          <bdi key={url}>{title}</bdi>
        ),
      )}
    </div>
  );
}
