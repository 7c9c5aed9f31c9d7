import type { Size } from '@franca/ui/core';
import { useFormat } from '@franca/ui/i18n';
import { Slider } from '@franca/ui/Slider';
import { usePhotoText } from '../strings/photo/usePhotoText.ts';
import * as styles from './PhotoEditor.styles.ts';

/** Props of {@link CropSliders}. */
export interface CropSlidersProps {
  /** How far the picture is enlarged. */
  zoom: number;
  /** How far it can be. */
  maxZoom: number;
  /** Called with another zoom. */
  onZoomChange: (zoom: number) => void;
  /** The frame in pixels of the screen; null where its shape is given. */
  frame: Size | null;
  /** The picture in pixels of the screen, before it is enlarged. */
  media: Size | null;
  /** Called with another frame. */
  onFrameChange: (frame: Size) => void;
  /** Called when a movement has ended. */
  onEnd: () => void;
}

/** What the frame and the picture under it are set to by keyboard, and by who prefers it. Renders a `<div>`. */
export function CropSliders({
  zoom,
  maxZoom,
  onZoomChange,
  frame,
  media,
  onFrameChange,
  onEnd,
}: CropSlidersProps) {
  const text = usePhotoText();
  const format = useFormat();
  const ends = { onPointerUp: onEnd, onKeyUp: onEnd };
  const percentOf = (side: number, whole: number) => Math.round((side / whole) * 100);
  const percent = (value: number) => format.percent(value / 100);
  return (
    <div className={styles.sliders}>
      <Slider
        {...ends}
        label={text('zoom')}
        min={1}
        max={maxZoom}
        step={0.1}
        value={zoom}
        onValueChange={onZoomChange}
        format={format.percent}
      />
      {frame && media ? (
        <>
          <Slider
            {...ends}
            label={text('width')}
            min={10}
            max={100}
            value={percentOf(frame.width, media.width)}
            onValueChange={(value) => onFrameChange({ ...frame, width: (media.width * value) / 100 })}
            format={percent}
          />
          <Slider
            {...ends}
            label={text('height')}
            min={10}
            max={100}
            value={percentOf(frame.height, media.height)}
            onValueChange={(value) => onFrameChange({ ...frame, height: (media.height * value) / 100 })}
            format={percent}
          />
        </>
      ) : null}
    </div>
  );
}
