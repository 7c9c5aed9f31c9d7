import { type ComponentProps, useState } from 'react';
import Cropper from 'react-easy-crop';
import type { Area } from '../core/cropPlan.ts';

/** Props of {@link CropStage}. */
export interface CropStageProps {
  /** What the picture is called, for assistive technology. A prop, so that the texts do not come along. */
  label: string;
  /** Address of the picture. */
  image: string;
  /** How far it is enlarged, 1 to 3. */
  zoom: number;
  /** How far it is turned, clockwise in degrees. */
  rotation: number;
  /** Called with the new zoom after wheel or pinch. */
  onZoomChange: (zoom: number) => void;
  /** Called with the chosen square, in pixels of the turned picture. */
  onAreaChange: (area: Area) => void;
  /** Called when the picture cannot be shown. */
  onError: () => void;
}

/** The picture under the square; moved by pointer or arrow keys. */
export function CropStage(props: CropStageProps) {
  const { label, image, zoom, rotation, onZoomChange, onAreaChange, onError } = props;
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const mediaProps: ComponentProps<'img'> = { alt: '', onError };
  return (
    <Cropper
      image={image}
      aspect={1}
      crop={position}
      zoom={zoom}
      minZoom={1}
      maxZoom={3}
      rotation={rotation}
      keyboardStep={8}
      // Styles come with the package's own sheet, so that a strict content security policy is met.
      disableAutomaticStylesInjection
      mediaProps={mediaProps}
      cropperProps={{ role: 'group', 'aria-label': label }}
      onCropChange={setPosition}
      onZoomChange={onZoomChange}
      onCropComplete={(_share, area) => onAreaChange(area)}
    />
  );
}
