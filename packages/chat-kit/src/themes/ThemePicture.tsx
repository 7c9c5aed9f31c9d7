import { useId } from 'react';
import type { Drawing, Layer } from './drawing/Drawing.ts';
import * as styles from './ThemePicture.styles.ts';
import { useThemes } from './useThemes.ts';

/** Props of {@link ThemePicture}. */
export interface ThemePictureProps {
  /** Name of the theme whose picture it is. */
  theme: string;
}

function Layers({ layers }: { layers: readonly Layer[] }) {
  return layers.map(({ ink, path, stroke, cover }, index) => {
    const colour = `var(--fr-chat-ink-${ink})`;
    return (
      <path
        key={`${index.toString()}-${ink}`}
        d={path}
        fill={stroke ? 'none' : colour}
        stroke={stroke ? colour : undefined}
        strokeWidth={stroke}
        strokeLinecap="round"
        opacity={cover}
      />
    );
  });
}

function Part({ drawing, id }: { drawing: Drawing; id: string }) {
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

/** The picture of a theme, in its colours; it fills the element it is in. Renders an `<img>`, an `<svg>`, both or nothing. */
export function ThemePicture({ theme: name }: ThemePictureProps) {
  const id = useId();
  const theme = useThemes().find((known) => known.name === name);
  return (
    <>
      {theme?.img ? <img className={styles.image} src={theme.img} alt="" /> : null}
      {theme?.picture ? (
        <svg className={styles.root} aria-hidden="true">
          {theme.picture.map((drawing, index) => (
            <Part key={`${name}-${index.toString()}`} drawing={drawing} id={`${id}-${index}`} />
          ))}
        </svg>
      ) : null}
    </>
  );
}
