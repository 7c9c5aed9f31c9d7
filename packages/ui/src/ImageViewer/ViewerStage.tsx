import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Carousel } from '../Carousel/Carousel.tsx';
import { useDirection } from '../i18n/useDirection.ts';
import { indexAfterKey } from '../kit/indexAfterKey.ts';
import * as styles from './ImageViewer.styles.ts';
import { useZoom } from './useZoom.ts';
import { ViewerBar } from './ViewerBar.tsx';
import { type ViewerImage, ViewerPicture } from './ViewerPicture.tsx';
import { ViewerVideo } from './ViewerVideo.tsx';

/** Props of {@link ViewerStage}. */
export interface ViewerStageProps {
  /** The pictures, at least one. */
  images: readonly ViewerImage[];
  /** Names them for screen readers. */
  label: string;
  /** Place of the picture that is shown. */
  index: number;
  /** Called with the place of the picture the person went to. */
  onIndexChange: (index: number) => void;
  /** Called when the person closes the viewer. */
  onClose: () => void;
}

// How far an arrow key moves an enlarged picture, in pixels.
const stride = 60;

const strides: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: stride, y: 0 },
  ArrowRight: { x: -stride, y: 0 },
  ArrowUp: { x: 0, y: stride },
  ArrowDown: { x: 0, y: -stride },
};

/** What is in an image viewer: the bar, one picture or a carousel of them, the caption. Fetched when one opens. */
export function ViewerStage({ images, label, index, onIndexChange, onClose }: ViewerStageProps) {
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const control = useZoom(frame);
  const direction = useDirection();
  const isEnlarged = control.zoom.scale > 1;
  const image = images[index];

  // Every picture begins whole.
  const [shown, setShown] = useState(index);
  if (shown !== index) {
    setShown(index);
    control.reset();
  }
  useEffect(() => root.current?.focus({ preventScroll: true }), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const move = isEnlarged ? strides[event.key] : undefined;
    const layout = { count: images.length, orientation: 'horizontal', direction } as const;
    const next = isEnlarged ? null : indexAfterKey(event.key, index, layout);
    if (move) control.moveBy(move);
    else if (next !== null && next !== index) onIndexChange(next);
    else if (image?.video) return;
    else if (event.key === '+' || event.key === '=') control.step(1);
    else if (event.key === '-') control.step(-1);
    else if (event.key === '0') control.reset();
    else return;
    event.preventDefault();
  };

  // It takes the focus, so that the keys work at once.

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form; these are a picture and its tools.
    <div
      role="group"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      ref={root}
      className={styles.stage}
    >
      <ViewerBar
        control={image?.video ? null : control}
        tools={image?.tools}
        downloadUrl={image?.downloadUrl}
        onClose={onClose}
      />
      <div className={styles.main} data-layout={image?.aside ? 'aside' : 'alone'}>
        {images.length > 1 ? (
          <Carousel label={label} value={index} onValueChange={onIndexChange} locked={isEnlarged}>
            {images.map((each, at) =>
              each.video ? (
                <ViewerVideo key={each.src ?? each.alt} image={each} isShown={at === index} />
              ) : (
                <ViewerPicture
                  key={each.src ?? each.alt}
                  image={each}
                  frame={at === index ? frame : undefined}
                  control={control}
                />
              ),
            )}
          </Carousel>
        ) : (
          image &&
          (image.video ? (
            <ViewerVideo key={image.src} image={image} isShown />
          ) : (
            <ViewerPicture key={image.src} image={image} frame={frame} control={control} />
          ))
        )}
        {image?.aside ? <aside className={styles.aside}>{image.aside}</aside> : null}
      </div>
      {image?.caption ? <p className={styles.caption}>{image.caption}</p> : null}
    </div>
  );
}
