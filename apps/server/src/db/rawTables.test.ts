import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';

// The same list as that of the dependency rules.
const require = createRequire(import.meta.url);
const tableOwners: Record<string, string[]> = require('../../../../tools/tableOwners.cjs');

const source = join(import.meta.dirname, '..');
const schemaFolder = join(import.meta.dirname, 'schema');

/** The file of the schema that defines each table, by the table's name. */
async function definitions(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const file of await readdir(schemaFolder)) {
    if (file === 'index.ts') continue;
    const exported: Record<string, unknown> = await import(join(schemaFolder, file));
    for (const value of Object.values(exported))
      if (is(value, PgTable)) found.set(getTableName(value), file.replace('.ts', ''));
  }
  return found;
}

/** Tables that statements written as text name, wherever a statement begins or joins. */
function tablesNamedIn(text: string, tables: ReadonlyMap<string, string>): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const names = code.matchAll(/\b(?:from|join|into|update|table)\s+(?:only\s+)?"?(\w+)"?/gi);
  return [...new Set([...names].flatMap(([, name = '']) => (tables.has(name) ? [name] : [])))];
}

describe('tables', () => {
  it('have an owner each', async () => {
    const files = new Set((await definitions()).values());
    expect([...files].sort()).toEqual(Object.keys(tableOwners).sort());
  });

  it('are named in SQL by nobody but their owners', async () => {
    const tables = await definitions();
    const entries = await readdir(source, { recursive: true, withFileTypes: true });
    const strangers: string[] = [];
    let named = 0;
    for (const entry of entries) {
      if (!entry.isFile() || !entry.name.endsWith('.ts') || /\.(test|conformance)\.ts$/.test(entry.name))
        continue;
      const path = join(entry.parentPath, entry.name);
      const place = relative(source, path).replaceAll('\\', '/');
      for (const table of tablesNamedIn(await readFile(path, 'utf8'), tables)) {
        named += 1;
        const owners = tableOwners[tables.get(table) ?? ''] ?? [];
        if (!owners.some((owner) => new RegExp(`^${owner}`).test(place)))
          strangers.push(`${place}: ${table}`);
      }
    }
    expect(strangers).toEqual([]);
    // The search finds what it looks for.
    expect(named).toBeGreaterThan(0);
  });

  it('are found in statements, not in comments and names', () => {
    const tables = new Map([['messages', 'chat']]);
    expect(tablesNamedIn('sql`select 1 FROM "messages" m`', tables)).toEqual(['messages']);
    expect(tablesNamedIn('sql`update\n messages set a = 1`', tables)).toEqual(['messages']);
    expect(tablesNamedIn('// from messages\n/** join messages */ messages.id', tables)).toEqual([]);
  });
});
