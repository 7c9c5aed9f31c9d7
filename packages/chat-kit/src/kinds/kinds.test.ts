import { describe, expect, it } from 'vitest';
import * as builtInKinds from './builtInKinds.ts';
import { createKinds } from './createKinds.ts';

describe('the kinds of messages', () => {
  it('are listed under their names', () => {
    for (const [name, { kind }] of Object.entries(builtInKinds)) expect(kind).toBe(name);
  });

  it('are unknown where nobody has defined them', () => {
    expect(createKinds().of('hologram')).toBe(builtInKinds.unknown);
  });

  it('of an application stand beside those of the kit, or in their place', () => {
    const own = { ...builtInKinds.file, height: () => 260 };
    const kinds = createKinds([own]);
    expect(kinds.of('file')).toBe(own);
    expect(kinds.of('image')).toBe(builtInKinds.image);
  });

  it('can be sent on, but not the record of a call, what was recalled and lines about groups', () => {
    const refused = Object.values(builtInKinds).filter(({ canForward }) => canForward === false);
    expect(refused.map(({ kind }) => kind)).toEqual(['call', 'recalled', 'system']);
  });
});
