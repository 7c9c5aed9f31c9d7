import { Button } from '@franca/ui/Button';
import { RadioGroup } from '@franca/ui/RadioGroup';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import type { CSSProperties } from 'react';
import { usePhotoText } from '../strings/photo/usePhotoText.ts';
import * as styles from './PhotoEditor.styles.ts';
import { type Pen, penColours, penWidths } from './pens.ts';

const widths = Object.keys(penWidths) as Pen['width'][];

/** Props of {@link DrawOptions}. */
export interface DrawOptionsProps {
  /** What the pen is set to. */
  pen: Pen;
  /** Called with another pen. */
  onPen: (pen: Pen) => void;
  /** Whether it has a width, which words do not have. */
  hasWidth: boolean;
  /** Whether anything was drawn. */
  hasMarks: boolean;
  /** Takes away all that was drawn. */
  onErase: () => void;
}

/** Colour and width of the pen, and what takes all away. Renders a `<div>`. */
export function DrawOptions({ pen, onPen, hasWidth, hasMarks, onErase }: DrawOptionsProps) {
  const text = usePhotoText();
  const dot = (colour: string): CSSProperties => ({ background: colour });
  return (
    <div className={styles.options}>
      <RadioGroup
        className={styles.colours}
        variant="chips"
        label={text('colour')}
        hideLabel
        options={penColours.map(({ value, name }) => ({
          value,
          label: (
            <>
              <span className={styles.dot} style={dot(value)} />
              <VisuallyHidden>{text(name)}</VisuallyHidden>
            </>
          ),
        }))}
        value={pen.colour}
        onValueChange={(colour) => onPen({ ...pen, colour })}
      />
      {hasWidth ? (
        <RadioGroup
          variant="chips"
          label={text('pen')}
          hideLabel
          options={widths.map((width) => ({ value: width, label: text(width) }))}
          value={pen.width}
          onValueChange={(width) => onPen({ ...pen, width: width as Pen['width'] })}
        />
      ) : null}
      <Button variant="ghost" size="small" aria-disabled={!hasMarks || undefined} onClick={onErase}>
        {text('erase')}
      </Button>
    </div>
  );
}
