import type { ReactNode } from 'react';
import { CropSliders } from './CropSliders.tsx';
import * as styles from './PhotoEditor.styles.ts';
import type { PhotoTool } from './useEditorKeys.ts';

/** Props of {@link ToolPlaces}. */
export interface ToolPlacesProps {
  /** The tool that is in use. */
  shown: PhotoTool;
  /** Shape and turns of the crop. */
  crop: ReactNode;
  /** Takes the element in which the crop's sliders are drawn. */
  cropPlace: (place: HTMLElement | null) => void;
  /** Widths of the pen. */
  draw: ReactNode;
  /** The field for words. */
  label: ReactNode;
  /** Colours, of lines and of words. */
  pen: ReactNode;
}

const nothing = (): void => undefined;
const whole = { width: 1, height: 1 };

/** What belongs to another tool than the one in use: it keeps its room, and is neither seen, read aloud nor reached. */
const rest = (isShown: boolean) => ({ className: styles.place, inert: !isShown });

/**
 * What the tools are set to, in two lines that are as high as the highest of them: the photo above keeps its size whichever is in
 * use, and with every shape of the crop. Renders elements.
 */
export function ToolPlaces({ shown, crop, cropPlace, draw, label, pen }: ToolPlacesProps) {
  return (
    <>
      <div className={styles.places}>
        {/* The room that all sliders take. */}
        <div {...rest(false)}>
          <CropSliders
            {...{ zoom: 1, maxZoom: 4, frame: whole, media: whole }}
            onZoomChange={nothing}
            onFrameChange={nothing}
            onEnd={nothing}
          />
        </div>
        <div ref={cropPlace} {...rest(shown === 'crop')} />
        <div {...rest(shown === 'draw')}>{draw}</div>
        <div {...rest(shown === 'label')}>{label}</div>
      </div>
      <div className={styles.places}>
        <div {...rest(shown === 'crop')}>{crop}</div>
        <div {...rest(shown !== 'crop')}>{pen}</div>
      </div>
    </>
  );
}
