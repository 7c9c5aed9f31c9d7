import { type CSSProperties, useEffect, useState } from 'react';
import type { Attachment } from '../../core/model/Attachment.ts';
import { shownName } from '../../core/text/shownName.ts';
import { useChatText } from '../../hooks/useChatText.ts';
import { useSource } from '../../hooks/useSource.ts';
import * as styles from './PicturesBody.styles.ts';
import { pictureBox } from './pictureBox.ts';

/** Props of {@link PictureTile}. */
export interface PictureTileProps {
  /** The picture or video. */
  item: Attachment;
  /** Whether it is the only one, which keeps its own shape. */
  isAlone: boolean;
  /** How much of it is uploaded, 0 to 1. */
  share: number;
  /** Opens it large. */
  onOpen: () => void;
}

/**
 * One picture or video of a message, in a frame that is shown before it is loaded: nothing moves when it arrives.
 * Renders a `<button>` or a `<video>`.
 */
export function PictureTile({ item, isAlone, share, onOpen }: PictureTileProps) {
  const text = useChatText();
  const source = useSource(item.source);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!isMissing) return;
    const again = (): void => setMissing(false);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isMissing]);
  const box = isAlone ? pictureBox(item) : null;
  const frame: Record<string, string | number> = box
    ? { '--ratio': box.ratio, '--wide': `${box.width}px` }
    : {};
  const style = { '--share': share, ...frame } as CSSProperties;
  if (item.type === 'video') {
    return (
      <video
        className={styles.tile}
        style={style}
        src={source}
        poster={item.previewSource}
        controls
        playsInline
        preload="metadata"
        aria-label={item.name}
      >
        <track kind="captions" />
      </video>
    );
  }
  return (
    <button
      type="button"
      className={styles.tile}
      style={style}
      aria-label={text('openImage', { name: item.name })}
      onClick={onOpen}
    >
      {/* Not every browser shows every kind of picture, and not every network brings it: its name stays, and the viewer
          offers it as a file. */}
      {isMissing ? <bdi>{shownName(item.name)}</bdi> : null}
      {source && !isMissing ? (
        <img
          src={item.previewSource ?? source}
          alt=""
          decoding="async"
          draggable={false}
          onError={() => setMissing(true)}
        />
      ) : null}
    </button>
  );
}
