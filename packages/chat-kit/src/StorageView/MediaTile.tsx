import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import type { Ref } from 'react';
import type { SharedAttachment } from '../core/session/ChatDataPort.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { useSource } from '../hooks/useSource.ts';
import { VideoMark } from '../kinds/image/VideoMark.tsx';
import * as styles from './StorageView.styles.ts';

/** Props of {@link MediaTile}. */
export interface MediaTileProps {
  /** The picture or video. */
  item: SharedAttachment;
  /** Opens it large, or plays it. */
  onOpen: () => void;
  /** Place in the Tab order: -1 inside a gallery that moves by arrow keys. Default 0. */
  tabIndex?: 0 | -1;
  /** The button. */
  ref?: Ref<HTMLButtonElement>;
}

/** One picture or video among those that were shared, cut to a square. Renders a `<button>`. */
export function MediaTile({ item, onOpen, tabIndex = 0, ref }: MediaTileProps) {
  const text = usePartText();
  const source = useSource(item.source);
  const isVideo = item.type === 'video';
  const picture = item.previewSource ?? (isVideo ? undefined : source);
  return (
    <button ref={ref} type="button" className={styles.tile} tabIndex={tabIndex} onClick={onOpen}>
      {picture ? <img src={picture} alt="" loading="lazy" decoding="async" draggable={false} /> : null}
      {isVideo && !picture && source ? <video src={source} muted playsInline preload="metadata" /> : null}
      {isVideo ? <VideoMark duration={item.duration} size="small" /> : null}
      <VisuallyHidden>{text(isVideo ? 'playVideo' : 'openImage', { name: item.name })}</VisuallyHidden>
    </button>
  );
}
