import { describe, expect, it } from 'vitest';
import { type FormSchema, lateSchemaResolver } from './schemaForm.ts';

const schema: FormSchema<{ name: string }> = {
  safeParse: (values) => {
    const { name } = values as { name: string };
    const issues = [{ path: ['name'], message: 'Full name is required. Please enter one.' }];
    return name.trim() === ''
      ? { success: false, error: { issues } }
      : { success: true, data: { name: name.trim() } };
  },
};

describe('a form whose schema is loaded late', () => {
  it('is checked as with one that is there', async () => {
    const resolve = lateSchemaResolver(async () => schema);
    expect(await resolve({ name: ' Mai ' }, undefined, {} as never)).toEqual({
      values: { name: 'Mai' },
      errors: {},
    });
    const { errors } = await resolve({ name: '' }, undefined, {} as never);
    expect(Object.keys(errors)).toEqual(['name']);
  });

  it('is invalid while the schema cannot be loaded, and asks for it again', async () => {
    let loads = 0;
    const resolve = lateSchemaResolver(async () => {
      loads += 1;
      if (loads === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return schema;
    });
    const first = await resolve({ name: 'Mai' }, undefined, {} as never);
    expect(Object.keys(first.errors)).toEqual(['root']);
    expect((await resolve({ name: 'Mai' }, undefined, {} as never)).values).toEqual({ name: 'Mai' });
  });
});
