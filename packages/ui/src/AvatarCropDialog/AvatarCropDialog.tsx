import { lazy, Suspense, useState } from 'react';
import 'react-easy-crop/react-easy-crop.css';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import type { Area } from '../core/cropPlan.ts';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';
import { useFormat } from '../i18n/useFormat.ts';
import { useCropText } from '../i18n/useText.ts';
import { Slider } from '../Slider/Slider.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './AvatarCropDialog.styles.ts';
import { cropToJpeg } from './cropToJpeg.ts';

/** Props of {@link AvatarCropDialog}. */
export interface AvatarCropDialogProps extends Omit<DialogProps, 'title' | 'footer' | 'size' | 'children'> {
  /** Address of the picture, such as an object URL of the chosen file. */
  image: string;
  /** The greatest width of the result in pixels. Default 512. */
  outputSize?: number;
  /** The result is being used: the button turns and the dialog stays. */
  loading?: boolean;
  /** Called with the square as a JPEG; closing is up to the caller. */
  onApply: (photo: Blob) => void;
}

// The cropper is heavy, and most visits crop nothing.
const CropStage = lazy(async () => ({ default: (await import('./CropStage.tsx')).CropStage }));

type Work = { state: 'idle' } | { state: 'cropping' } | { state: 'failed' };

function CropForm({
  image,
  outputSize = 512,
  loading,
  onApply,
}: Omit<AvatarCropDialogProps, keyof DialogProps>) {
  const text = useCropText();
  const format = useFormat();
  const [zoom, setZoom] = useState(1);
  const [rotation, setRotation] = useState(0);
  const [area, setArea] = useState<Area | null>(null);
  const [work, setWork] = useState<Work>({ state: 'idle' });

  const apply = async () => {
    if (!area) return;
    setWork({ state: 'cropping' });
    try {
      onApply(await cropToJpeg({ source: image, area, rotation, size: outputSize }));
      setWork({ state: 'idle' });
    } catch {
      setWork({ state: 'failed' });
    }
  };

  return (
    <>
      {work.state === 'failed' ? (
        <Banner tone="error" className={styles.failure}>
          {text('cropFailed')}
        </Banner>
      ) : null}
      <div className={styles.stage}>
        <Suspense fallback={<Spinner className={styles.wait} size="large" />}>
          <CropStage
            label={text('cropArea')}
            image={image}
            zoom={zoom}
            rotation={rotation}
            onZoomChange={setZoom}
            onAreaChange={setArea}
            onError={() => setWork({ state: 'failed' })}
          />
        </Suspense>
      </div>
      <div className={styles.sliders}>
        <Slider
          label={text('cropZoom')}
          min={1}
          max={3}
          step={0.1}
          value={zoom}
          onValueChange={setZoom}
          format={format.percent}
        />
        <Slider
          label={text('cropRotation')}
          min={0}
          max={360}
          step={1}
          value={rotation}
          onValueChange={setRotation}
          format={(value) => format.number(value, { style: 'unit', unit: 'degree', unitDisplay: 'narrow' })}
        />
        <Button
          wide
          disabled={!area || work.state === 'failed'}
          loading={loading || work.state === 'cropping'}
          onClick={() => void apply()}
        >
          {text('apply')}
        </Button>
      </div>
    </>
  );
}

/**
 * Lets a person choose the square of a photo: zoom 1 to 3, turn 0 to 360 degrees, by pointer or keyboard; answers a
 * JPEG. Renders a `Dialog`.
 */
export function AvatarCropDialog({ image, outputSize, loading, onApply, ...rest }: AvatarCropDialogProps) {
  const text = useCropText();
  return (
    <Dialog {...rest} title={text('cropTitle')}>
      <CropForm key={image} {...{ image, outputSize, loading, onApply }} />
    </Dialog>
  );
}
