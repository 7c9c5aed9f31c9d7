import { Button } from '@franca/ui/Button';
import { RadioGroup } from '@franca/ui/RadioGroup';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import type { CSSProperties } from 'react';
import { usePhotoText } from '../strings/photo/usePhotoText.ts';
import * as styles from './PhotoEditor.styles.ts';
import { type Pen, penColours } from './pens.ts';

/** Props of {@link DrawOptions}. */
export interface DrawOptionsProps {
  /** What the pen is set to. */
  pen: Pen;
  /** Called with another pen. */
  onPen: (pen: Pen) => void;
  /** Whether anything was drawn. */
  hasMarks: boolean;
  /** Takes away all that was drawn. */
  onErase: () => void;
}

/** Colour of the pen, and what takes all away. Renders a `<div>`. */
export function DrawOptions({ pen, onPen, hasMarks, onErase }: DrawOptionsProps) {
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
      <Button variant="ghost" size="small" aria-disabled={!hasMarks || undefined} onClick={onErase}>
        {text('erase')}
      </Button>
    </div>
  );
}
