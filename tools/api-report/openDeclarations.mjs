import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const options = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
};

/** Declarations of the package itself; what other packages declare stays a name. */
function resolveOwn({ text }, file) {
  const path = join(dirname(file), text.replace(/\.js$/, '.d.ts'));
  const own = text.startsWith('.') && existsSync(path);
  return { resolvedModule: own ? { resolvedFileName: path, extension: '.d.ts' } : undefined };
}

/**
 * Reads built declarations with the TypeScript compiler.
 *
 * @param {string[]} files the declarations of the entries
 * @returns {{ checker: ts.TypeChecker, exportsOf: (file: string) => { name: string, symbol: ts.Symbol }[] }}
 */
export function openDeclarations(files) {
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, file) => literals.map((literal) => resolveOwn(literal, file));
  const program = ts.createProgram({ rootNames: files, options: { ...options, noLib: true }, host });
  const checker = program.getTypeChecker();

  const resolved = (symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  return {
    checker,
    exportsOf(file) {
      const module = checker.getSymbolAtLocation(program.getSourceFile(file));
      // A script for a worklet names nothing.
      const exported = module ? checker.getExportsOfModule(module) : [];
      return exported
        .map((symbol) => ({ name: symbol.name, symbol: resolved(symbol) }))
        .sort((a, b) => (a.name < b.name ? -1 : 1));
    },
  };
}
