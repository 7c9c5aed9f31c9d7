/** SVG source of flags by two-letter code (ISO 3166-1 alpha-2, upper case). */
export type Flags = Readonly<Partial<Record<string, string>>>;

// A chunk for each first letter: a single flag brings some neighbours, and not all 250.
const groups: Partial<Record<string, () => Promise<Flags>>> = {
  A: () => import('./groups/A.ts'),
  B: () => import('./groups/B.ts'),
  C: () => import('./groups/C.ts'),
  D: () => import('./groups/D.ts'),
  E: () => import('./groups/E.ts'),
  F: () => import('./groups/F.ts'),
  G: () => import('./groups/G.ts'),
  H: () => import('./groups/H.ts'),
  I: () => import('./groups/I.ts'),
  J: () => import('./groups/J.ts'),
  K: () => import('./groups/K.ts'),
  L: () => import('./groups/L.ts'),
  M: () => import('./groups/M.ts'),
  N: () => import('./groups/N.ts'),
  O: () => import('./groups/O.ts'),
  P: () => import('./groups/P.ts'),
  Q: () => import('./groups/Q.ts'),
  R: () => import('./groups/R.ts'),
  S: () => import('./groups/S.ts'),
  T: () => import('./groups/T.ts'),
  U: () => import('./groups/U.ts'),
  V: () => import('./groups/V.ts'),
  W: () => import('./groups/W.ts'),
  X: () => import('./groups/X.ts'),
  Y: () => import('./groups/Y.ts'),
  Z: () => import('./groups/Z.ts'),
};

const none: Flags = {};

/** Loads the flags whose codes begin with a letter; none where no code does. */
export async function loadFlags(letter: string): Promise<Flags> {
  return (await groups[letter]?.()) ?? none;
}
