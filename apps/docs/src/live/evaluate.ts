import { publishedModules } from 'virtual:published-modules';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import { transform } from 'sucrase';

const others: Record<string, () => Promise<object>> = {
  react: async () => React,
  'react/jsx-runtime': async () => jsxRuntime,
  'react-dom': async () => ReactDom,
  'lucide-react': () => import('lucide-react'),
};

const root = '@franca/ui';

/** The module of an address; a component's own address has what the root of its package has. */
function importModule(address: string): Promise<object> {
  const load = publishedModules[address] ?? others[address];
  if (load) return load();
  if (address.startsWith(`${root}/`)) return importModule(root);
  throw new Error(
    `There is no “${address}” here: examples can import React, lucide-react and the packages of Franca.`,
  );
}

const required = /\brequire\(['"]([^'"]+)['"]\)/g;

/** All style sheets are on the page already. */
const isSheet = (address: string) => address.endsWith('.css');

/**
 * Runs a module in TypeScript with JSX, and resolves with what it exports.
 *
 * @throws with a sentence for whoever wrote it, where it cannot be compiled or run
 */
export async function evaluate(code: string): Promise<Record<string, unknown>> {
  const { code: compiled } = transform(code, {
    transforms: ['typescript', 'jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
  });
  const addresses = [...new Set([...compiled.matchAll(required)].flatMap(([, address]) => address ?? []))];
  const loaded = await Promise.all(
    addresses.map(async (address) => [address, isSheet(address) ? {} : await importModule(address)] as const),
  );
  const modules = new Map<string, object>(loaded);
  const exported: Record<string, unknown> = {};
  new Function('require', 'exports', compiled)((address: string) => modules.get(address), exported);
  return exported;
}
