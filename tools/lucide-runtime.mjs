/*! The icons are those of lucide, https://lucide.dev, ISC License, copyright Lucide Icons and Contributors */
import { createElement } from 'react';

const attributes = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

/**
 * A component that draws an icon of lucide with the attributes lucide gives it. It takes the props of an `<svg>`; of
 * lucide's own props (`size`, `color`, `absoluteStrokeWidth`) the kits use none.
 *
 * @param {string} name of the icon
 * @param {readonly (readonly [string, Record<string, string>])[]} shapes the elements inside the `<svg>`
 */
export function createGlyph(name, shapes) {
  return function Glyph({ className = '', children, ...rest }) {
    return createElement(
      'svg',
      { ...attributes, ...rest, className: `lucide lucide-${name} ${className}` },
      ...shapes.map(([tag, props]) => createElement(tag, props)),
      children,
    );
  };
}
