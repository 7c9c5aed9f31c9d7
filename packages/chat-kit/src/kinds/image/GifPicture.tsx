import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as styles from './PicturesBody.styles.ts';

const wish = (): MediaQueryList => window.matchMedia('(prefers-reduced-motion: reduce)');

function followWish(onChange: () => void): () => void {
  const query = wish();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Props of {@link GifPicture}. */
export interface GifPictureProps {
  /** Address of the animation. */
  src: string;
  /** Called when it cannot be shown. */
  onError: () => void;
}

/**
 * An animation that plays while it can be seen. Its first frame stands in its place where the person wants less motion, and while it is off
 * screen (docs/behaviour/attachments.md, Animations). Renders an `<img>` and a `<canvas>`, of which one is shown.
 */
export function GifPicture({ src, onError }: GifPictureProps) {
  const isCalm = useSyncExternalStore(followWish, () => wish().matches);
  const [isSeen, setSeen] = useState(true);
  const image = useRef<HTMLImageElement>(null);
  const frame = useRef<HTMLCanvasElement>(null);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const watcher = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? true));
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  const draw = (): void => {
    if (!image.current || !frame.current) return;
    const { naturalWidth, naturalHeight } = image.current;
    Object.assign(frame.current, { width: naturalWidth, height: naturalHeight });
    // Of an animation the first frame is drawn, whichever is shown (HTML, drawImage).
    frame.current.getContext('2d')?.drawImage(image.current, 0, 0);
  };
  const isPlaying = isSeen && !isCalm;
  return (
    <span ref={place} className={styles.animation} data-playing={isPlaying || undefined}>
      <img
        ref={image}
        src={src}
        alt=""
        decoding="async"
        draggable={false}
        hidden={!isPlaying}
        onLoad={draw}
        onError={onError}
      />
      <canvas ref={frame} hidden={isPlaying} />
    </span>
  );
}
