const hexOf = (parts) => `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

function colour(text) {
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(text) ?? [];
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(text);
  const parts = rgb
    ? rgb.slice(1, 4).map(Number)
    : [red, green, blue].map((part) => Number.parseInt(part, 16));
  if (parts.some(Number.isNaN)) return null;
  const components = parts.map((part) => Number((part / 255).toFixed(4)));
  const alpha = rgb ? Number(rgb[4]) / 100 : 1;
  return { $type: 'color', $value: { colorSpace: 'srgb', components, alpha, hex: hexOf(parts) } };
}

const measured = (text, pattern, type) => {
  const [, value, unit] = pattern.exec(text) ?? [];
  return unit ? { $type: type, $value: { value: Number(value), unit } } : null;
};

const curve = (text) => {
  const [, points] = /^cubic-bezier\((.+)\)$/.exec(text) ?? [];
  return points ? { $type: 'cubicBezier', $value: points.split(',').map(Number) } : null;
};

const families = (text) => text.split(/,\s*/).map((name) => name.replaceAll('"', '').trim());

/** A value of the sheet as a token of the format; null for what the format has no type for. */
function token(name, text) {
  if (name.startsWith('font')) return { $type: 'fontFamily', $value: families(text) };
  if (name.startsWith('weight')) return { $type: 'fontWeight', $value: Number(text) };
  return (
    colour(text) ??
    measured(text, /^(-?[\d.]+)(px|rem)$/, 'dimension') ??
    measured(text, /^([\d.]+)(ms|s)$/, 'duration') ??
    curve(text) ??
    (/^-?[\d.]+$/.test(text) ? { $type: 'number', $value: Number(text) } : null)
  );
}

/** The custom properties of the first block that begins with a selector. */
function blockAfter(sheet, selector) {
  const start = sheet.indexOf(selector);
  if (start < 0) throw new Error(`tokens.css has no block ${JSON.stringify(selector)}.`);
  const body = sheet.slice(sheet.indexOf('{', start) + 1, sheet.indexOf('}', start));
  return [...body.matchAll(/--fr-([\w-]+):\s*([^;]+);/g)].map(([, name, text]) => [name, text.trim()]);
}

const group = ($description, entries) => ({
  $description,
  ...Object.fromEntries(
    entries.map(([name, text]) => [name, token(name, text)]).filter(([, described]) => described !== null),
  ),
});

const shadow = (mode) => {
  const layer = (color, offsetY, blur, spread) => ({
    color,
    offsetX: { value: 0, unit: 'px' },
    offsetY: { value: offsetY, unit: 'px' },
    blur: { value: blur, unit: 'px' },
    spread: { value: spread, unit: 'px' },
  });
  return {
    $type: 'shadow',
    $value: [layer(`{${mode}.border}`, 0, 0, 1), layer(`{${mode}.shadow-color}`, 8, 28, -6)],
  };
};

/**
 * The tokens of the design system in the format of the Design Tokens Community Group (2025.10), which design tools import.
 * Names are those of the custom properties without `--fr-`.
 *
 * @param {string} sheet `packages/ui/src/tokens/tokens.css`
 */
export function describeTokens(sheet) {
  return {
    $description: 'Written by `npm run tokens` from packages/ui/src/tokens/tokens.css.',
    light: {
      ...group('Colours in light', blockAfter(sheet, ':root,\n  [data-fr-theme="light"]')),
      shadow: shadow('light'),
    },
    dark: {
      ...group('Colours in dark', blockAfter(sheet, '\n  [data-fr-theme="dark"] {\n    --')),
      shadow: shadow('dark'),
    },
    comfortable: group('Sizes of controls', blockAfter(sheet, '[data-fr-density="comfortable"]')),
    compact: group(
      'Sizes of controls for many things on a screen',
      blockAfter(sheet, '\n  [data-fr-density="compact"]'),
    ),
    base: group(
      'Type, space, corners, sizes, motion and layers',
      blockAfter(sheet, ':root {\n    --fr-font'),
    ),
  };
}
