import { RadioGroup } from '@franca/ui/RadioGroup';
import { usePhotoText } from '../strings/photo/usePhotoText.ts';
import type { DrawOptionsProps } from './DrawOptions.tsx';
import { type Pen, penWidths } from './pens.ts';

const widths = Object.keys(penWidths) as Pen['width'][];

/** Width of the pen. Renders a radio group. */
export function PenWidths({ pen, onPen }: Pick<DrawOptionsProps, 'pen' | 'onPen'>) {
  const text = usePhotoText();
  return (
    <RadioGroup
      variant="chips"
      label={text('pen')}
      hideLabel
      options={widths.map((width) => ({ value: width, label: text(width) }))}
      value={pen.width}
      onValueChange={(width) => onPen({ ...pen, width: width as Pen['width'] })}
    />
  );
}
