import { Spinner } from '@franca/ui/Spinner';
import { useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import type { OpenPhoto } from '../adapters/openPhoto.ts';
import { usePhotoText } from '../strings/photo/usePhotoText.ts';
import { FrameCorners } from './FrameCorners.tsx';
import * as styles from './PhotoEditor.styles.ts';
import type { CropViewModel } from './useCropView.ts';
import type { PhotoEditModel } from './usePhotoEdit.ts';
import { type TurnedPicture, useTurnedPicture } from './useTurnedPicture.ts';

/** Props of {@link CropStage}. */
export interface CropStageProps {
  /** The photo. */
  photo: OpenPhoto;
  /** What is changed about it. */
  model: PhotoEditModel;
  /** What its sliders show, too. */
  view: CropViewModel;
}

/** The picture under a frame that keeps a part of it; moved by pointer or arrow keys, enlarged by wheel, pinch or slider. */
export function CropStage({ photo, model, view }: CropStageProps) {
  const { edit } = model;
  const picture = useTurnedPicture(photo, edit);
  // One that is turned otherwise has another frame.
  const isCurrent = picture?.turns === edit.turns && picture.isMirrored === edit.isMirrored;
  if (!picture || !isCurrent) {
    return (
      <div className={styles.stage} data-fr-part="photo-stage">
        <Spinner className={styles.wait} size="large" />
      </div>
    );
  }
  return <CropFrame key={view.key} picture={picture} view={view} />;
}

interface CropFrameProps {
  /** The picture. */
  picture: TurnedPicture;
  /** What it shares with its sliders. */
  view: CropViewModel;
}

function CropFrame({ picture, view }: CropFrameProps) {
  const text = usePhotoText();
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const stage = useRef<HTMLDivElement>(null);
  const drag = ({ clientX, clientY }: { clientX: number; clientY: number }): void => {
    if (!stage.current) return;
    // The frame stays in the middle: a corner that moves by one pixel makes it two pixels wider.
    const { left, top, width, height } = stage.current.getBoundingClientRect();
    view.resize({
      width: 2 * Math.abs(clientX - left - width / 2),
      height: 2 * Math.abs(clientY - top - height / 2),
    });
  };

  return (
    <div ref={stage} className={styles.stage} data-fr-part="photo-stage">
      <Cropper
        image={picture.address}
        aspect={view.aspect}
        cropSize={view.frame ?? undefined}
        crop={position}
        zoom={view.zoom}
        minZoom={1}
        maxZoom={view.maxZoom}
        keyboardStep={8}
        initialCroppedAreaPercentages={view.start}
        disableAutomaticStylesInjection
        classes={{
          containerClassName: styles.cropper,
          mediaClassName: styles.cropped,
          cropAreaClassName: styles.frame,
        }}
        mediaProps={{ draggable: false }}
        cropperProps={{ role: 'group', 'aria-label': text('cropArea') }}
        setMediaSize={view.setMedia}
        setCropSize={view.setFitting}
        onInteractionStart={view.begin}
        onInteractionEnd={view.end}
        onCropChange={setPosition}
        onZoomChange={view.setZoom}
        onCropComplete={view.keep}
      />
      {view.shown ? (
        <FrameCorners frame={view.shown} onStart={view.begin} onMove={drag} onEnd={view.end} />
      ) : null}
    </div>
  );
}
