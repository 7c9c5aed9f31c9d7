import { Banner } from '@franca/ui/Banner';
import { Button } from '@franca/ui/Button';
import { Icon } from '@franca/ui/Icon';
import { RadioGroup } from '@franca/ui/RadioGroup';
import { Crop, Pencil, Type } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { OpenPhoto } from '../adapters/openPhoto.ts';
import { renderPhoto } from '../adapters/renderPhoto.ts';
import type { ChosenPhoto, EditedPhoto } from '../core/attachments/createAttachmentDraft.ts';
import { photoPlan } from '../core/photos/PhotoEdit.ts';
import { pointOnPhoto, scaleOf } from '../core/photos/pointOnPhoto.ts';
import { usePhotoText } from '../strings/photo/usePhotoText.ts';
import { CropOptions } from './CropOptions.tsx';
import { CropSliders } from './CropSliders.tsx';
import { CropStage } from './CropStage.tsx';
import { DrawOptions } from './DrawOptions.tsx';
import { DrawStage } from './DrawStage.tsx';
import { LabelField } from './LabelField.tsx';
import { PenWidths } from './PenWidths.tsx';
import * as styles from './PhotoEditor.styles.ts';
import { stageSide } from './paintPhoto.ts';
import { letterHeight, type Pen, penColours, penWidths } from './pens.ts';
import { StepButtons } from './StepButtons.tsx';
import { ToolPlaces } from './ToolPlaces.tsx';
import { useCropView } from './useCropView.ts';
import { type PhotoTool, useEditorKeys } from './useEditorKeys.ts';
import { usePhotoEdit } from './usePhotoEdit.ts';

const tools: readonly { readonly tool: PhotoTool; readonly icon: typeof Crop }[] = [
  { tool: 'crop', icon: Crop },
  { tool: 'draw', icon: Pencil },
  { tool: 'label', icon: Type },
];

/** Props of {@link EditorForm}. */
export interface EditorFormProps {
  /** The photo as it was chosen. */
  photo: ChosenPhoto;
  /** The same, unpacked. */
  open: OpenPhoto;
  /** Pixels that the longest side of the result may have. */
  maxSide: number;
  /** Called when anything, or nothing more, would be lost. */
  onTouched: (isTouched: boolean) => void;
  /** Called with the result; null where the photo is as it was chosen. */
  onDone: (photo: EditedPhoto | null) => void;
}

/** The tools around a photo. Renders a `<div>`. */
export function EditorForm({ photo, open, maxSide, onTouched, onDone }: EditorFormProps) {
  const text = usePhotoText();
  const model = usePhotoEdit(open.size, photo.edit);
  const [tool, setTool] = useState<PhotoTool>('crop');
  const [pen, setPen] = useState<Pen>({ colour: penColours[0]?.value ?? '', width: 'thin' });
  const [work, setWork] = useState<'idle' | 'drawing' | 'failed'>('idle');
  const view = useCropView(open.size, model, tool === 'crop');
  const onKeyDown = useEditorKeys(model, setTool);
  const { edit, isTouched } = model;
  const { width, height, matrix } = photoPlan(open.size, edit, maxSide);

  useEffect(() => onTouched(isTouched), [onTouched, isTouched]);

  const finish = async (): Promise<void> => {
    if (model.isUnchanged) return onDone(null);
    setWork('drawing');
    try {
      onDone({ ...(await renderPhoto(photo.source, photo.name, edit, maxSide)), edit });
    } catch {
      setWork('failed');
    }
  };
  const write = (words: string): void => {
    const plan = photoPlan(open.size, edit, stageSide);
    const size = (letterHeight * Math.max(plan.width, plan.height)) / scaleOf(plan.matrix);
    const place = pointOnPhoto(matrix, width / 2, height / 2);
    model.draw({ kind: 'label', colour: pen.colour, words, size, ...place });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that act wherever the focus is in the dialog; each has a button too.
    <div className={styles.root} onKeyDown={onKeyDown}>
      {work === 'failed' ? <Banner tone="error">{text('failed')}</Banner> : null}
      {tool === 'crop' ? (
        <CropStage photo={open} model={model} view={view} />
      ) : (
        <DrawStage
          photo={open}
          model={model}
          tool={tool}
          pen={{ colour: pen.colour, width: penWidths[pen.width] }}
        />
      )}
      <p className={styles.state} role="status">
        {text('state', { width, height, count: edit.marks.length })}
      </p>
      <ToolPlaces
        shown={tool}
        crop={<CropOptions model={model} size={open.size} />}
        sliders={<CropSliders view={view} />}
        draw={<PenWidths pen={pen} onPen={setPen} />}
        label={<LabelField onAdd={write} />}
        pen={<DrawOptions pen={pen} onPen={setPen} hasMarks={edit.marks.length > 0} onErase={model.erase} />}
      />
      <div className={styles.foot}>
        <RadioGroup
          variant="chips"
          label={text('tools')}
          hideLabel
          options={tools.map(({ tool: name, icon }) => ({
            value: name,
            label: (
              <span className={styles.tool}>
                <Icon icon={icon} size="small" />
                {text(name)}
              </span>
            ),
          }))}
          value={tool}
          onValueChange={(next) => setTool(next as PhotoTool)}
        />
        <StepButtons model={model} />
        <Button className={styles.done} loading={work === 'drawing'} onClick={() => void finish()}>
          {text('done')}
        </Button>
      </div>
    </div>
  );
}
