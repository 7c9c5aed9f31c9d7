import type { Layer } from './Drawing.ts';

/** Props of {@link Layers}. */
export interface LayersProps {
  /** What is drawn, from back to front. */
  layers: readonly Layer[];
}

/** The shapes of a drawing in the inks of the theme around it. Renders `<path>`s. */
export function Layers({ layers }: LayersProps) {
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
