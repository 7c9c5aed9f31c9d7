import type { Area, Size } from '@franca/ui/core';
import { Spinner } from '@franca/ui/Spinner';
import { type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import Cropper from 'react-easy-crop';
import type { OpenPhoto } from '../adapters/openPhoto.ts';
import { keptArea, turnedSize, withCrop } from '../core/photos/PhotoEdit.ts';
import { usePhotoText } from '../strings/photo/usePhotoText.ts';
import { CropSliders } from './CropSliders.tsx';
import { FrameCorners } from './FrameCorners.tsx';
import * as styles from './PhotoEditor.styles.ts';
import type { PhotoEditModel } from './usePhotoEdit.ts';
import { type TurnedPicture, useTurnedPicture } from './useTurnedPicture.ts';

/** Pixels below which a frame could not be taken hold of. */
const leastFrame = 48;

const sides = ['x', 'y', 'width', 'height'] as const;

/** A rectangle in another measure, such as hundredths of a picture. */
const scaled = ({ x, y, width, height }: Area, across: number, down: number): Area => ({
  x: x * across,
  y: y * down,
  width: width * across,
  height: height * down,
});

/** Props of {@link CropStage}. */
export interface CropStageProps {
  /** The photo. */
  photo: OpenPhoto;
  /** What is changed about it. */
  model: PhotoEditModel;
  /** In which its sliders are drawn, once there is one. */
  place: HTMLElement | null;
}

/** The picture under a frame that keeps a part of it; moved by pointer or arrow keys, enlarged by wheel, pinch or slider. */
export function CropStage({ photo, model, place }: CropStageProps) {
  const { edit, revision } = model;
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
  return (
    <CropFrame
      key={`${revision} ${edit.ratio}`}
      picture={picture}
      size={turnedSize(photo.size, edit)}
      {...{ photo, model, place }}
    />
  );
}

/** Draws something in an element elsewhere in the page, once there is one. */
function Placed({ place, children }: { place: HTMLElement | null; children: ReactNode }) {
  return place && createPortal(children, place);
}

interface CropFrameProps extends CropStageProps {
  /** The picture. */
  picture: TurnedPicture;
  /** Its natural size. */
  size: Size;
}

function CropFrame({ photo, model, place, picture, size }: CropFrameProps) {
  const text = usePhotoText();
  const { edit, crop } = model;
  const kept = keptArea(photo.size, edit);
  const [start] = useState(() => scaled(kept, 100 / size.width, 100 / size.height));
  const [aspect] = useState(kept.width / kept.height);
  const [maxZoom] = useState(() => Math.max(4, Math.ceil(100 / Math.min(start.width, start.height))));
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [media, setMedia] = useState<Size | null>(null);
  const [fitting, setFitting] = useState<Size | null>(null);
  // The frame while it has been changed; until then the cropper makes the largest one of the aspect.
  const [frame, setFrame] = useState<Size | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  // Laying out reports areas too; only what the person does is a step.
  const step = useRef<object | null>(null);
  const begin = (): void => {
    step.current ??= {};
  };
  const end = (): void => {
    if (step.current) step.current = {};
  };

  const keep = (share: Area): void => {
    if (!step.current) return;
    const area = scaled(share, size.width / 100, size.height / 100);
    const isSame = sides.every((side) => Math.abs(area[side] - kept[side]) < 0.5);
    if (!isSame) crop(withCrop(edit, photo.size, area), step.current);
  };

  const shown = frame ?? fitting;
  const resize = (next: Size): void => {
    if (!media) return;
    begin();
    setFrame({
      width: Math.min(Math.max(leastFrame, next.width), media.width),
      height: Math.min(Math.max(leastFrame, next.height), media.height),
    });
  };
  const drag = ({ clientX, clientY }: { clientX: number; clientY: number }): void => {
    if (!stage.current) return;
    // The frame stays in the middle: a corner that moves by one pixel makes it two pixels wider.
    const { left, top, width, height } = stage.current.getBoundingClientRect();
    resize({
      width: 2 * Math.abs(clientX - left - width / 2),
      height: 2 * Math.abs(clientY - top - height / 2),
    });
  };

  return (
    <>
      <div ref={stage} className={styles.stage} data-fr-part="photo-stage">
        <Cropper
          image={picture.address}
          aspect={aspect}
          cropSize={frame ?? undefined}
          crop={position}
          zoom={zoom}
          minZoom={1}
          maxZoom={maxZoom}
          keyboardStep={8}
          initialCroppedAreaPercentages={start}
          disableAutomaticStylesInjection
          classes={{
            containerClassName: styles.cropper,
            mediaClassName: styles.cropped,
            cropAreaClassName: styles.frame,
          }}
          mediaProps={{ draggable: false }}
          cropperProps={{ role: 'group', 'aria-label': text('cropArea') }}
          setMediaSize={setMedia}
          setCropSize={setFitting}
          onInteractionStart={begin}
          onInteractionEnd={end}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropComplete={keep}
        />
        {edit.ratio === 'free' && shown ? (
          <FrameCorners frame={shown} onStart={begin} onMove={drag} onEnd={end} />
        ) : null}
      </div>
      <Placed place={place}>
        <CropSliders
          zoom={zoom}
          maxZoom={maxZoom}
          onZoomChange={(next) => {
            begin();
            setZoom(next);
          }}
          frame={edit.ratio === 'free' ? shown : null}
          media={media}
          onFrameChange={resize}
          onEnd={end}
        />
      </Placed>
    </>
  );
}
