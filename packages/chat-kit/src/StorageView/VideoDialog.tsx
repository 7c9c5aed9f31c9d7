import { Dialog } from '@franca/ui/Dialog';
import type { ReactNode } from 'react';
import type { SharedAttachment } from '../core/session/ChatDataPort.ts';
import { shownName } from '../core/text/shownName.ts';
import { useSource } from '../hooks/useSource.ts';
import * as styles from './StorageView.styles.ts';

/** Props of {@link VideoDialog}. */
export interface VideoDialogProps {
  /** The video. */
  item: SharedAttachment;
  /** The person closes it. */
  onClose: () => void;
  /** Stands under the video. */
  children: ReactNode;
}

/** Plays a video over the page. Renders a dialog. */
export function VideoDialog({ item, onClose, children }: VideoDialogProps) {
  const source = useSource(item.source);
  return (
    <Dialog
      open
      size="large"
      title={<bdi>{shownName(item.name)}</bdi>}
      footer={children}
      onOpenChange={(open) => open || onClose()}
    >
      <video className={styles.video} src={source} poster={item.previewSource} controls autoPlay playsInline>
        <track kind="captions" />
      </video>
    </Dialog>
  );
}
