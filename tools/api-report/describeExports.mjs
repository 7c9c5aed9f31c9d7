import { createHash } from 'node:crypto';
import ts from 'typescript';

/** A schema can be hundreds of lines of inferred type: its start is for people, the sum is for the comparison. */
const longest = 40;

const printer = ts.createPrinter({ removeComments: true });

const statementOf = (declaration) => {
  const isVariable = ts.isVariableDeclaration(declaration);
  return isVariable ? declaration.parent.parent : declaration;
};

function shorten(text) {
  const lines = text.split('\n');
  if (lines.length <= longest) return text;
  const sum = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return `${lines.slice(0, longest).join('\n')}\n// … ${lines.length - longest} more lines, ${sum}`;
}

function print(symbol) {
  const statements = new Set((symbol.declarations ?? []).map(statementOf));
  const texts = [...statements].map((statement) =>
    printer
      .printNode(ts.EmitHint.Unspecified, statement, statement.getSourceFile())
      .replace(/^(export |declare )+/, ''),
  );
  return shorten(texts.join('\n'));
}

/** The declarations of the package that a symbol speaks of. */
function mentionedBy(symbol, checker) {
  const found = new Set();
  const visit = (node) => {
    if (ts.isIdentifier(node)) {
      const local = checker.getSymbolAtLocation(node);
      const target = local && local.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(local) : local;
      const top = target?.declarations?.some((declaration) =>
        ts.isSourceFile(statementOf(declaration).parent),
      );
      if (top) found.add(target);
    }
    ts.forEachChild(node, visit);
  };
  for (const declaration of symbol.declarations ?? []) visit(statementOf(declaration));
  return found;
}

/**
 * The text of every export, and of what the exports mention without its being exported: that is part of the
 * promise too.
 *
 * @param {{ name: string, symbol: ts.Symbol }[]} exported
 * @param {ts.TypeChecker} checker
 * @returns {{ exported: [string, string][], mentioned: [string, string][] }} names and signatures, sorted
 */
export function describeExports(exported, checker) {
  const seen = new Set(exported.map(({ symbol }) => symbol));
  const mentioned = [];
  for (const symbol of seen) {
    for (const other of mentionedBy(symbol, checker)) {
      if (seen.has(other)) continue;
      seen.add(other);
      mentioned.push(other);
    }
  }
  return {
    exported: exported.map(({ name, symbol }) => [name, print(symbol)]),
    mentioned: mentioned.map((symbol) => [symbol.name, print(symbol)]).sort(([a], [b]) => (a < b ? -1 : 1)),
  };
}
