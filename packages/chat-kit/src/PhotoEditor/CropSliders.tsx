import { useFormat } from '@franca/ui/i18n';
import { Slider } from '@franca/ui/Slider';
import { usePhotoText } from '../strings/photo/usePhotoText.ts';
import * as styles from './PhotoEditor.styles.ts';
import type { CropViewModel } from './useCropView.ts';

/** Props of {@link CropSliders}. */
export interface CropSlidersProps {
  /** What the crop shows. */
  view: CropViewModel;
}

/** What the frame and the picture under it are set to by keyboard, and by who prefers it. Renders a `<div>`. */
export function CropSliders({ view }: CropSlidersProps) {
  const text = usePhotoText();
  const format = useFormat();
  const ends = { onPointerUp: view.end, onKeyUp: view.end };
  const { shown, media } = view;
  const percent = (value: number) => format.percent(value / 100);
  const sideOf = (name: 'width' | 'height') => (
    <Slider
      {...ends}
      // A frame of a given shape has none of its own, and their room stays.
      className={shown && media ? undefined : styles.unused}
      label={text(name)}
      min={10}
      max={100}
      value={shown && media ? Math.round((shown[name] / media[name]) * 100) : 100}
      onValueChange={(value) => {
        if (shown && media) view.resize({ ...shown, [name]: (media[name] * value) / 100 });
      }}
      format={percent}
    />
  );
  return (
    <div className={styles.sliders}>
      <Slider
        {...ends}
        label={text('zoom')}
        min={1}
        max={view.maxZoom}
        step={0.1}
        value={view.zoom}
        onValueChange={(next) => {
          view.begin();
          view.setZoom(next);
        }}
        format={format.percent}
      />
      {sideOf('width')}
      {sideOf('height')}
    </div>
  );
}
