/** A JSON text that is nested deeper than any request needs to be. */
export const deepJson: string = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;

/** Values that match no field, or only by accident: wrong types, null bytes, lone surrogates, far too much of everything. */
export const hostileValues: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  'a\u0000b',
  '\ud800',
  '\u202e‮%00../../etc/passwd',
  "'; drop table users; --",
  'x'.repeat(40_000),
  [],
  ['a', null, {}],
  {},
  { $gt: '' },
  { constructor: { prototype: { polluted: true } } },
  JSON.parse('{"__proto__": {"polluted": true}}'),
  Array.from({ length: 2_000 }, () => 0),
];
