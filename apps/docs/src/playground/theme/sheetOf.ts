import type { BrandColours, BrandTheme } from './BrandTheme.ts';

const lines = (colours: BrandColours, indent: string): string =>
  Object.entries(colours)
    .map(([name, value]) => `${indent}--fr-${name}: ${value};\n`)
    .join('');

/** A theme as a style sheet for an application. */
export const sheetOf = ({ light, dark }: BrandTheme): string => `:root,
[data-fr-theme='light'],
[data-fr-theme='system'] {
${lines(light, '  ')}}

[data-fr-theme='dark'] {
${lines(dark, '  ')}}

@media (prefers-color-scheme: dark) {
  :root:not([data-fr-theme]),
  [data-fr-theme='system'] {
${lines(dark, '    ')}  }
}
`;
