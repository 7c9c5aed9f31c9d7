import { lazyPart } from '@franca/ui/kit';
import { type CSSProperties, Suspense, useEffect, useState } from 'react';
import { lengthShown } from '../../core/audio/lengthShown.ts';
import type { Attachment } from '../../core/model/Attachment.ts';
import { shownName } from '../../core/text/shownName.ts';
import { useChatText } from '../../hooks/useChatText.ts';
import { useSource } from '../../hooks/useSource.ts';
import * as styles from './PicturesBody.styles.ts';
import { pictureBox } from './pictureBox.ts';
import * as mark from './VideoMark.styles.ts';
import { VideoMark } from './VideoMark.tsx';

// Few messages have one.
const GifPicture = lazyPart(() => import('./GifPicture.tsx'), 'GifPicture', null);

/** Props of {@link PictureTile}. */
export interface PictureTileProps {
  /** The picture or video. */
  item: Attachment;
  /** Whether it is the only one, which keeps its own shape. */
  isAlone: boolean;
  /** How much of it is uploaded, 0 to 1. */
  share: number;
  /** Opens it large, or plays it. */
  onOpen: () => void;
}

/**
 * One picture or video of a message, in a frame that is shown before it is loaded: nothing moves when it arrives.
 * Renders a `<button>`.
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
  const isVideo = item.type === 'video';
  const name = text(isVideo ? 'playVideo' : 'openImage', { name: item.name });
  const length = isVideo && item.duration !== undefined ? lengthShown(item.duration) : undefined;
  const isGif = !isVideo && /\.gif$/i.test(item.name);
  const picture = item.previewSource ?? (isVideo ? undefined : source);
  return (
    <button
      type="button"
      className={styles.tile}
      style={style}
      aria-label={length === undefined ? name : `${name} · ${length}`}
      onClick={onOpen}
    >
      {/* Not every browser shows every kind of picture, and not every network brings it: its name stays, and the viewer
          offers it as a file. */}
      {isMissing ? <bdi>{shownName(item.name)}</bdi> : null}
      {/* Without a picture of its own, the first one that it shows. */}
      {isVideo && !picture && source ? <video src={source} muted playsInline preload="metadata" /> : null}
      {isVideo ? <VideoMark duration={item.duration} /> : null}
      {isGif ? <span className={mark.root}>GIF</span> : null}
      {picture && !isMissing && isGif ? (
        <Suspense fallback={null}>
          <GifPicture src={picture} onError={() => setMissing(true)} />
        </Suspense>
      ) : null}
      {picture && !isMissing && !isGif ? (
        <img src={picture} alt="" decoding="async" draggable={false} onError={() => setMissing(true)} />
      ) : null}
    </button>
  );
}
