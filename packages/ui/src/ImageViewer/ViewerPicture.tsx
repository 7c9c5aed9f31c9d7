import { ImageOff } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { useGalleryText } from '../i18n/useText.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './ImageViewer.styles.ts';
import { usePlace } from './usePlace.ts';
import type { ZoomControl } from './useZoom.ts';
import { useZoomGestures } from './useZoomGestures.ts';
import { wholePicture } from './zoom.ts';

/** One picture or video of an `ImageViewer`. */
export interface ViewerImage {
  /** Address of the picture or video; null while it is not known yet. */
  src: string | null;
  /** What can be seen on it, for people who do not see it. */
  alt: string;
  /** A line under the picture. */
  caption?: ReactNode;
  /** Further tools for it, in the bar. */
  tools?: ReactNode;
  /** Drawn over the picture, exactly as large, and enlarged and moved with it. */
  overlay?: ReactNode;
  /** What is said about it at length: beside it, or under it on a narrow page. */
  aside?: ReactNode;
  /** Set where it is a video, which is played here; `poster` is a picture of it, `duration` its length in milliseconds, as far as they are known. */
  video?: { poster?: string | undefined; duration?: number | undefined };
  /** Address to download it from; without one there is no button for it. */
  downloadUrl?: string;
}

/** Props of {@link ViewerPicture}. */
export interface ViewerPictureProps {
  /** The picture. */
  image: ViewerImage;
  /** The frame; given only to the picture that is shown. */
  frame?: RefObject<HTMLDivElement | null>;
  /** Enlarges and moves the picture that is shown. */
  control: ZoomControl;
}

/** One picture in its frame: on its way, there, or failed. Renders a `<div>` with an `<img>`. */
export function ViewerPicture({ image, frame, control }: ViewerPictureProps) {
  const text = useGalleryText();
  const [load, setLoad] = useState<'loading' | 'done' | 'failed'>('loading');
  const beside = useRef<HTMLDivElement>(null);
  const gestures = useZoomGestures(frame ?? beside, control);
  const { scale, x, y } = frame ? control.zoom : wholePicture;
  const transform = `translate(${x}px, ${y}px) scale(${scale})`;
  const picture = useRef<HTMLImageElement>(null);
  const place = usePlace(picture, Boolean(image.overlay) && load === 'done');
  return (
    <div
      {...(frame ? gestures : {})}
      ref={frame ?? beside}
      className={styles.frame}
      data-state={load}
      data-zoom={scale > 1 ? 'enlarged' : 'whole'}
    >
      {load === 'loading' ? <Spinner className={styles.wait} size="large" /> : null}
      {load === 'failed' ? (
        <p className={styles.failure} role="alert">
          <Icon icon={ImageOff} size="large" />
          {text('imageFailed')}
        </p>
      ) : null}
      {image.src === null || load === 'failed' ? null : (
        <img
          ref={picture}
          className={styles.picture}
          src={image.src}
          alt={image.alt}
          // The others come when they are near: a carousel may contain hundreds.
          loading={frame ? 'eager' : 'lazy'}
          draggable={false}
          onLoad={() => setLoad('done')}
          onError={() => setLoad('failed')}
          style={{ transform }}
        />
      )}
      {place ? (
        <div className={styles.overPicture} style={{ ...place, transform }}>
          {image.overlay}
        </div>
      ) : null}
    </div>
  );
}
