import { useId } from 'react';
import type { Drawing } from './pictures/Drawing.ts';
import { Layers } from './pictures/Layers.tsx';
import { pictures } from './pictures/pictures.ts';
import * as styles from './ThemePicture.styles.ts';
import type { ChatThemeName } from './themeLabels.ts';

/** Props of {@link ThemePicture}. */
export interface ThemePictureProps {
  /** The theme whose picture it is. */
  theme: ChatThemeName;
}

interface PartProps {
  drawing: Drawing;
  id: string;
}

function Part({ drawing, id }: PartProps) {
  if (typeof drawing.at === 'object') {
    return (
      <svg x={`${drawing.at.x}%`} y={`${drawing.at.y}%`} overflow="visible" aria-hidden="true">
        <Layers layers={drawing.layers} />
      </svg>
    );
  }
  const { at, width, height, layers } = drawing;
  return (
    <svg y={at === 'bottom' ? '100%' : 0} overflow="visible" aria-hidden="true">
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
        <Layers layers={layers} />
      </pattern>
      <rect
        y={at === 'bottom' ? -height : 0}
        width="100%"
        height={at === 'everywhere' ? '100%' : height}
        fill={`url(#${id})`}
      />
    </svg>
  );
}

/** The picture of a theme, in its colours; it fills the element it is in. Renders an `<svg>`. */
export function ThemePicture({ theme }: ThemePictureProps) {
  const id = useId();
  return (
    <svg className={styles.root} aria-hidden="true">
      {pictures[theme].map((drawing, index) => (
        <Part key={`${theme}-${index.toString()}`} drawing={drawing} id={`${id}-${index}`} />
      ))}
    </svg>
  );
}
