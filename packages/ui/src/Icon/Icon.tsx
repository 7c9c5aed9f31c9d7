import { cx } from '@linaria/core';
import type { ComponentProps, ComponentType } from 'react';
import * as styles from './Icon.styles.ts';

/** What a component that draws an icon gets; every icon of lucide takes it. */
export type GlyphProps = ComponentProps<'svg'>;

/** Props of {@link Icon}. */
export interface IconProps extends GlyphProps {
  /** A lucide icon, imported by its name, or another component that draws an `<svg>` with the props it gets. */
  icon: ComponentType<GlyphProps>;
  /** 16, 20 or 24 pixels. Default `medium`. */
  size?: 'small' | 'medium' | 'large';
  /** Mirrors an icon that points somewhere, such as an arrow, in right-to-left text. */
  flip?: boolean;
  /** What the icon says when no text beside it says so; without it the icon is hidden from assistive technology. */
  label?: string;
}

/** A lucide icon at one of three sizes, in the colour of the text around it. Renders an `<svg>`. */
export function Icon({ icon: Glyph, size = 'medium', flip, label, className, ...rest }: IconProps) {
  return (
    <Glyph
      strokeWidth={size === 'small' ? 2 : 1.75}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
      className={cx(styles.root, className)}
      data-size={size}
      data-flip={flip ? '' : undefined}
    />
  );
}
