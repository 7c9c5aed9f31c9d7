import type { Size } from '@franca/ui/core';
import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { RadioGroup } from '@franca/ui/RadioGroup';
import { CaretsToAxisDashedVertical, RotateCw } from 'lucide-react';
import { type PhotoRatio, withRatio } from '../core/photos/PhotoEdit.ts';
import { usePhotoText } from '../strings/photo/usePhotoText.ts';
import * as styles from './PhotoEditor.styles.ts';
import type { PhotoEditModel } from './usePhotoEdit.ts';

const ratios: readonly PhotoRatio[] = ['free', 'square', 'original'];

/** Props of {@link CropOptions}. */
export interface CropOptionsProps {
  /** What is changed about the photo. */
  model: PhotoEditModel;
  /** The photo's natural size. */
  size: Size;
}

/** Shape of the crop, quarter turns and mirroring. Renders a `<div>`. */
export function CropOptions({ model, size }: CropOptionsProps) {
  const text = usePhotoText();
  const { edit, change, turn, mirror } = model;
  return (
    <div className={styles.options}>
      <RadioGroup
        variant="chips"
        label={text('ratio')}
        hideLabel
        options={ratios.map((ratio) => ({ value: ratio, label: text(ratio) }))}
        value={edit.ratio}
        onValueChange={(ratio) => change(withRatio(edit, size, ratio as PhotoRatio))}
      />
      <span className={styles.group}>
        <IconButton label={text('turn')} aria-keyshortcuts="R" onClick={turn}>
          <Icon icon={RotateCw} />
        </IconButton>
        <IconButton label={text('mirror')} aria-keyshortcuts="F" onClick={mirror}>
          <Icon icon={CaretsToAxisDashedVertical} />
        </IconButton>
      </span>
    </div>
  );
}
