import { Skeleton } from '@franca/ui/Skeleton';
import { useChat } from '../hooks/useChat.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { useSharedAttachments } from '../hooks/useSharedAttachments.ts';
import { FileRow } from '../StorageView/FileRow.tsx';
import * as styles from './InfoOverview.styles.ts';
import { PreviewSection } from './PreviewSection.tsx';

/** Props of {@link FilesPreview}. */
export interface FilesPreviewProps {
  /** The conversation. */
  topicId: string;
  /** Goes to all of them. */
  onViewAll: () => void;
  /** Brings the message with this client id into view. */
  onShowMessage?: (chatId: string) => void;
}

/** The newest files of a conversation. Renders an accordion's item. */
export function FilesPreview({ topicId, onViewAll, onShowMessage }: FilesPreviewProps) {
  const text = usePartText();
  // From so many on there is a way to all of them (docs/behaviour/info-panel.md, Shared media and files).
  const { filePreview: collapsed = 10 } = useChat().options;
  const shared = useSharedAttachments({ topicId, type: 'file', limit: collapsed });
  return (
    <PreviewSection
      value="file"
      title={text('filesShared')}
      empty={text('noFileShared')}
      shared={shared}
      limit={collapsed}
      onViewAll={onViewAll}
      skeleton={<Skeleton shape="block" height={144} />}
    >
      <ul className={styles.files}>
        {shared.items.slice(0, collapsed).map((item) => (
          <li key={item.id}>
            <FileRow item={item} onShowMessage={onShowMessage} />
          </li>
        ))}
      </ul>
    </PreviewSection>
  );
}
