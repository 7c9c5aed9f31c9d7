import { Icon } from '@franca/ui/Icon';
import { createSlot } from '@franca/ui/kit';
import { Tabs } from '@franca/ui/Tabs';
import { cx } from '@linaria/core';
import { FileText, Images } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useChat } from '../hooks/useChat.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { type SharedAttachmentsModel, useSharedAttachments } from '../hooks/useSharedAttachments.ts';
import { FileRow } from './FileRow.tsx';
import { Gallery } from './Gallery.tsx';
import { MediaTile } from './MediaTile.tsx';
import { MediaViewer } from './MediaViewer.tsx';
import { StorageState } from './StorageState.tsx';
import * as styles from './StorageView.styles.ts';

/** Props of {@link StorageView}. */
export interface StorageViewProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** The conversation. */
  topicId: string;
  /** Which of the two is shown. */
  tab: 'media' | 'file';
  /** Called with the one of the two to show. */
  onTabChange: (tab: 'media' | 'file') => void;
  /** Brings the message with this client id into view. */
  onShowMessage?: (chatId: string) => void;
}

/** Everything that was shared in a conversation, in two tabs, page by page. Renders a `<div>`. */
export const StorageView = createSlot('StorageView', function StorageView(props: StorageViewProps) {
  const { topicId, tab, onTabChange, onShowMessage, className, ...rest } = props;
  const text = usePartText();
  // docs/behaviour/info-panel.md, Shared media and files.
  const { mediaPageSize = 20, filePageSize = 25 } = useChat().options;
  const media = useSharedAttachments({ topicId, type: 'media', limit: mediaPageSize });
  const files = useSharedAttachments({ topicId, type: 'file', limit: filePageSize });
  const [shownId, setShownId] = useState<string | null>(null);

  const panel = (type: 'media' | 'file', shared: SharedAttachmentsModel, gallery: ReactNode): ReactNode => (
    <StorageState type={type} shared={shared}>
      {gallery}
    </StorageState>
  );

  return (
    <Tabs
      {...rest}
      className={cx(styles.root, className)}
      data-fr-part="storage-view"
      label={text('shared')}
      fit="fill"
      value={tab}
      onValueChange={(next) => onTabChange(next === 'file' ? 'file' : 'media')}
      tabs={[
        {
          id: 'media',
          label: text('tabMedia'),
          icon: <Icon icon={Images} size="small" />,
          panel: panel(
            'media',
            media,
            <>
              <Gallery label={text('mediaShared')} shared={media} columns={3} className={styles.grid}>
                {(item, place) => <MediaTile {...place} item={item} onOpen={() => setShownId(item.id)} />}
              </Gallery>
              <MediaViewer
                items={media.items}
                onMore={media.hasMore && media.status.kind === 'ready' ? media.loadMore : undefined}
                shownId={shownId}
                onShow={setShownId}
                onShowMessage={onShowMessage}
              />
            </>,
          ),
        },
        {
          id: 'file',
          label: text('tabFile'),
          icon: <Icon icon={FileText} size="small" />,
          panel: panel(
            'file',
            files,
            <Gallery label={text('filesShared')} shared={files} columns={1}>
              {(item, place) => <FileRow {...place} item={item} onShowMessage={onShowMessage} />}
            </Gallery>,
          ),
        },
      ]}
    />
  );
});
