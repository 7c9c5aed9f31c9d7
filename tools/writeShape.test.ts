import { describe, expect, it } from 'vitest';
import { errorCodes } from '../packages/contract/src/errors/errorCodes.ts';
import { writeShape } from './api-report/writeShape.mjs';

describe('writeShape', () => {
  it('writes an object as TypeScript does, with what may be left out', () => {
    const properties = {
      name: { type: 'string' },
      seq: { type: 'integer' },
      'from-date': { type: 'boolean' },
    };
    expect(writeShape({ type: 'object', properties, required: ['name'] })).toBe(
      "{\n  name: string;\n  seq?: number;\n  'from-date'?: boolean;\n}",
    );
  });

  it('keeps names of other objects, and puts a union of which there are many in parentheses', () => {
    const person = { $ref: '#/components/schemas/Person' };
    expect(writeShape({ type: 'array', items: person })).toBe('Person[]');
    expect(writeShape({ type: 'array', items: { anyOf: [{ type: 'null' }, person] } })).toBe(
      '(Person | null)[]',
    );
  });

  it('puts objects of which there are many in parentheses where they are of several kinds', () => {
    const person = { type: 'object', properties: { name: { type: 'string' } } };
    const place = { type: 'object', properties: { town: { type: 'string' } } };
    const either = '{\n  name?: string;\n} | {\n  town?: string;\n}';
    expect(writeShape({ type: 'array', items: { anyOf: [person, place] } })).toBe(`(${either})[]`);
    expect(writeShape({ type: 'array', items: { allOf: [person, place] } })).toBe(
      `(${either.replace('|', '&')})[]`,
    );
    expect(writeShape({ allOf: [place, { anyOf: [person, place] }] })).toBe(
      `{\n  town?: string;\n} & (${either})`,
    );
    expect(writeShape({ type: 'array', items: person })).toBe('{\n  name?: string;\n}[]');
  });

  it('takes no sign within a word for one between words', () => {
    expect(writeShape({ type: 'array', items: { const: 'a | b' } })).toBe("'a | b'[]");
  });

  it('says in one word what forms write in many ways, and which codes there are', () => {
    const flag = {
      anyOf: [{ type: 'boolean' }, { type: 'number', enum: [0, 1] }, { type: 'string', enum: ['true'] }],
    };
    expect(writeShape(flag)).toBe('boolean');
    expect(writeShape({ type: 'string', enum: Object.keys(errorCodes) })).toBe('ErrorCode');
    expect(writeShape({ type: 'string', enum: ['not_found', 'internal'] })).toBe("'not_found' | 'internal'");
  });

  it('says of what JSON has no word for that it is unknown', () => {
    expect(writeShape({})).toBe('unknown');
  });
});
