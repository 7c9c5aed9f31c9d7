import { Skeleton } from '@franca/ui/Skeleton';
import { useState } from 'react';
import { useChat } from '../hooks/useChat.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { useSharedAttachments } from '../hooks/useSharedAttachments.ts';
import { MediaTile } from '../StorageView/MediaTile.tsx';
import { MediaViewer } from '../StorageView/MediaViewer.tsx';
import * as styles from './InfoOverview.styles.ts';
import { PreviewSection } from './PreviewSection.tsx';

/** Props of {@link MediaPreview}. */
export interface MediaPreviewProps {
  /** The conversation. */
  topicId: string;
  /** Goes to all of them. */
  onViewAll: () => void;
  /** Brings the message with this client id into view. */
  onShowMessage?: (chatId: string) => void;
}

/** The newest pictures and videos of a conversation. Renders an accordion's item. */
export function MediaPreview({ topicId, onViewAll, onShowMessage }: MediaPreviewProps) {
  const text = usePartText();
  // From so many on there is a way to all of them (docs/behaviour/info-panel.md, Shared media and files).
  const { mediaPreview: collapsed = 6 } = useChat().options;
  const shared = useSharedAttachments({ topicId, type: 'media', limit: collapsed });
  const [shownId, setShownId] = useState<string | null>(null);
  const items = shared.items.slice(0, collapsed);
  const places = Array.from({ length: collapsed }, (_, index) => index);
  return (
    <PreviewSection
      value="media"
      title={text('mediaShared')}
      empty={text('noMediaShared')}
      shared={shared}
      limit={collapsed}
      onViewAll={onViewAll}
      skeleton={
        <div className={styles.pictures}>
          {places.map((place) => (
            <Skeleton key={place} shape="block" className={styles.pictureWait} />
          ))}
        </div>
      }
    >
      <ul className={styles.pictures}>
        {items.map((item) => (
          <li key={item.id}>
            <MediaTile item={item} onOpen={() => setShownId(item.id)} />
          </li>
        ))}
      </ul>
      <MediaViewer
        items={shared.items}
        onMore={shared.hasMore && shared.status.kind === 'ready' ? shared.loadMore : undefined}
        shownId={shownId}
        onShow={setShownId}
        onShowMessage={onShowMessage}
      />
    </PreviewSection>
  );
}
