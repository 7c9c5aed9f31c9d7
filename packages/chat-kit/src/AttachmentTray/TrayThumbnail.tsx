import { Icon } from '@franca/ui/Icon';
import { FileText, Play } from 'lucide-react';
import type { OutgoingFile } from '../core/model/OutgoingMessage.ts';
import { useSource } from '../hooks/useSource.ts';
import * as styles from './AttachmentTray.styles.ts';

/** Props of {@link TrayThumbnail}. */
export interface TrayThumbnailProps {
  /** The file. */
  file: OutgoingFile;
}

/** What a chosen file looks like: the picture, the beginning of the video, or a sign. Renders an element without words. */
export function TrayThumbnail({ file }: TrayThumbnailProps) {
  const source = useSource(file.source);
  if (file.type === 'image') {
    // A dragged picture would count as a file that is dropped onto the conversation.
    return source ? <img className={styles.picture} src={source} alt="" draggable={false} /> : null;
  }
  if (file.type !== 'video') return <Icon icon={FileText} size="large" />;
  return (
    <>
      <video className={styles.picture} src={source} muted playsInline preload="metadata" />
      <span className={styles.play}>
        <Icon icon={Play} size="small" />
      </span>
    </>
  );
}
