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

// Two of one name are distinguished by their text.
const byText = ([name, text], [otherName, otherText]) =>
  name === otherName ? Number(text > otherText) - Number(text < otherText) : name < otherName ? -1 : 1;

// `string | null` reads better than `null | string`.
const isNothing = (text) => text === 'null' || text === 'undefined';
const byPlaceInUnion = ([one], [other]) =>
  Number(isNothing(one)) - Number(isNothing(other)) || (one < other ? -1 : Number(one > other));

const printIn = (node, file) => printer.printNode(ts.EmitHint.Unspecified, node, file);

// What zod makes of a list of words: each stands for itself.
const isWord = (member) =>
  ts.isPropertySignature(member) &&
  (ts.isIdentifier(member.name) || ts.isStringLiteral(member.name)) &&
  member.type !== undefined &&
  ts.isLiteralTypeNode(member.type) &&
  ts.isStringLiteral(member.type.literal) &&
  member.type.literal.text === member.name.text;

/**
 * An inferred union lists its members in the order in which the compiler met them, and so does what is made of one,
 * such as the words of a `ZodEnum`. Another order of files, or a busy machine, changes that: it says the same in any
 * order, so it is written in one.
 */
function inOneOrder(statement) {
  const file = statement.getSourceFile();
  const { transformed } = ts.transform(statement, [
    (context) => {
      const visit = (node) => {
        const seen = ts.visitEachChild(node, visit, context);
        if (ts.isTypeLiteralNode(seen) && seen.members.length > 1 && seen.members.every(isWord)) {
          const words = seen.members.toSorted((one, other) => (one.name.text < other.name.text ? -1 : 1));
          return ts.factory.createTypeLiteralNode(words);
        }
        if (!ts.isUnionTypeNode(seen)) return seen;
        const members = seen.types.map((type) => [printIn(type, file), type]);
        members.sort(byPlaceInUnion);
        return ts.factory.createUnionTypeNode(members.map(([, type]) => type));
      };
      return visit;
    },
  ]);
  return transformed[0];
}

function print(symbol) {
  const statements = new Set((symbol.declarations ?? []).map(statementOf));
  const texts = [...statements].map((statement) =>
    printIn(inOneOrder(statement), statement.getSourceFile()).replace(/^(export |declare )+/, ''),
  );
  return shorten(texts.join('\n'));
}

/**
 * What the comment of a symbol says, in one paragraph, with the names of links as code.
 *
 * @param {ts.Symbol} symbol
 * @param {ts.TypeChecker} checker
 */
export function describe(symbol, checker) {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  const plain = text.replace(/\{@link ([\w.]+)[^}]*\}/g, '`$1`').replace(/\s+/g, ' ');
  return plain.trim();
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
 * @param {Set<ts.Symbol>} known what has a name at any address, or is described already; takes in what is described here
 * @returns {{ exported: string[][], mentioned: string[][] }} names, signatures and descriptions, sorted
 */
export function describeExports(exported, checker, known) {
  const todo = exported.map(({ symbol }) => symbol);
  const mentioned = [];
  for (const symbol of todo) {
    for (const other of mentionedBy(symbol, checker)) {
      if (known.has(other)) continue;
      known.add(other);
      mentioned.push(other);
      todo.push(other);
    }
  }
  return {
    exported: exported.map(({ name, symbol }) => [name, print(symbol), describe(symbol, checker)]),
    mentioned: mentioned
      .map((symbol) => [symbol.name, print(symbol), describe(symbol, checker)])
      .sort(byText),
  };
}
