import type { ReactNode } from 'react';
import * as styles from './PhotoEditor.styles.ts';
import type { PhotoTool } from './useEditorKeys.ts';

/** Props of {@link ToolPlaces}. */
export interface ToolPlacesProps {
  /** The tool that is in use. */
  shown: PhotoTool;
  /** Shape and turns of the crop. */
  crop: ReactNode;
  /** Zoom and size of the crop. */
  sliders: ReactNode;
  /** Widths of the pen. */
  draw: ReactNode;
  /** The field for words. */
  label: ReactNode;
  /** Colours, of lines and of words. */
  pen: ReactNode;
}

/** What belongs to another tool than the one in use: it keeps its room, and is neither seen, read aloud nor reached. */
const rest = (isShown: boolean) => ({ className: styles.place, inert: !isShown });

/**
 * What the tools are set to, in two lines that are as high as the highest of them: the photo above keeps its size whichever is in
 * use, and with every shape of the crop. Renders elements.
 */
export function ToolPlaces({ shown, crop, sliders, draw, label, pen }: ToolPlacesProps) {
  return (
    <>
      <div className={styles.places}>
        <div {...rest(shown === 'crop')}>{sliders}</div>
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
