/** A colour, what it is seen on, and the contrast between them that WCAG 2.2 asks for. */
export interface ColourPair {
  /** The token in front, without `--fr-`. */
  front: string;
  /** The token behind it. */
  back: string;
  /** 4.5 for text (1.4.3), 3 for what shows a control or its state (1.4.11). */
  least: 4.5 | 3;
}

const tones = ['primary', 'accept', 'resend', 'block'];

// Where a page, a card, a dialog or a bar is.
const resting = ['surface', 'surface-sunken', 'surface-raised'];

// Everything that words and controls can stand on.
const grounds = [
  ...resting,
  'surface-hover',
  'surface-active',
  'surface-selected',
  ...tones.map((tone) => `${tone}-soft`),
  'disabled-soft',
  'bubble-other',
];

const texts = ['text', 'text-muted', 'on-disabled-soft', ...tones.map((tone) => `${tone}-text`)];
const controls = [...tones, 'disabled', 'border-strong', 'focus', 'presence'];
const states = tones.flatMap((tone) => [`${tone}-hover`, `${tone}-active`]);

const every = (fronts: readonly string[], backs: readonly string[], least: 4.5 | 3): ColourPair[] =>
  fronts.flatMap((front) => backs.map((back) => ({ front, back, least })));

/** Colours that only adorn: nothing is lost by whoever does not see them. */
export const adornments = ['border', 'overlay', 'shadow-color'];

/**
 * The pairs that meet on the screen, among the colours of a theme: text on every ground, controls and the focus ring
 * on every ground, a control under the pointer or pressed where controls rest, and each `on-` colour on its own.
 */
export function colourPairs(names: readonly string[]): ColourPair[] {
  const on = names
    .filter((name) => name.startsWith('on-'))
    .map((front) => ({ front, back: front.slice(3).replace(/-muted$/, ''), least: 4.5 as const }));
  return [
    ...every(texts, grounds, 4.5),
    ...on,
    ...states.map((back) => ({ front: `on-${back.split('-')[0]}`, back, least: 4.5 as const })),
    ...every(controls, grounds, 3),
    ...every([...states, 'tooltip'], resting, 3),
    // A ring around what lies in one's own bubble, or in a tip, takes the colour of the words there.
  ];
}

/** The colours of a theme that stand in no pair, and of which therefore nothing is known. */
export function unpairedColours(names: readonly string[]): string[] {
  const known = new Set([...colourPairs(names).flatMap(({ front, back }) => [front, back]), ...adornments]);
  return names.filter((name) => !known.has(name));
}
