import { join } from 'node:path';
import ts from 'typescript';
import { openDeclarations } from '../../../../tools/api-report/openDeclarations.mjs';
import { root } from '../../../../tools/bootstrap/paths.mjs';

const textOf = (symbol, checker) => ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();

// What `{@link X}` says is the name, and where the rule of a product stands only the repository knows.
const sentence = (text) =>
  text
    .replaceAll(/\{@link ([^}]+)\}/g, '`$1`')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ \(docs\/[^)]*\)/g, '');

function memberOf(declaration, checker) {
  const symbol = checker.getSymbolAtLocation(declaration.name);
  return {
    name: declaration.name.getText(),
    isOptional: Boolean(declaration.questionToken),
    type: (declaration.type?.getText() ?? declaration.getText())
      .replaceAll(/\s+/g, ' ')
      .replace(/ \| undefined$/, ''),
    says: sentence(textOf(symbol, checker)),
  };
}

const isMember = (node) => ts.isPropertySignature(node) || ts.isMethodSignature(node);

/** The members that a declaration itself names: those of what it extends are the element's. */
function membersOf(symbol, checker) {
  const declarations = symbol.declarations ?? [];
  const literals = declarations.flatMap((node) => {
    if (ts.isInterfaceDeclaration(node)) return [...node.members];
    if (!ts.isTypeAliasDeclaration(node)) return [];
    const parts = ts.isIntersectionTypeNode(node.type) ? node.type.types : [node.type];
    return parts.filter(ts.isTypeLiteralNode).flatMap((part) => [...part.members]);
  });
  return literals.filter(isMember).map((member) => memberOf(member, checker));
}

/** The members of a union of objects: what its `type` may be, and what comes with each. */
function eventsOf(symbol) {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration || !ts.isTypeAliasDeclaration(declaration) || !ts.isUnionTypeNode(declaration.type))
    return [];
  return declaration.type.types.filter(ts.isTypeLiteralNode).map((literal) => {
    const members = literal.members.filter(ts.isPropertySignature);
    const [type, ...others] = members.map((member) => ({
      name: member.name.getText(),
      type: member.type.getText(),
    }));
    return {
      name: type.type,
      carries: others.map(({ name, type: of }) => `${name}: ${of}`.replaceAll(/\s+/g, ' ')),
    };
  });
}

/** The parts that an application can replace: `SlotsOf<typeof One | typeof Other>`, or the name of such a union. */
function slotsOf(symbol, checker) {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration || !ts.isTypeAliasDeclaration(declaration)) return [];
  const [argument] = declaration.type.typeArguments ?? [];
  if (!argument) return [];
  const named =
    ts.isTypeReferenceNode(argument) && checker.getSymbolAtLocation(argument.typeName)?.declarations?.[0];
  const parts = named ? named.type : argument;
  const queries = (ts.isUnionTypeNode(parts) ? [...parts.types] : [parts]).filter(ts.isTypeQueryNode);
  return queries.map(({ exprName }) => {
    const part = checker.getSymbolAtLocation(exprName);
    const target = part.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(part) : part;
    return { name: exprName.getText().replace(/\$\d+$/, ''), says: sentence(textOf(target, checker)) };
  });
}

/**
 * What the built declarations of a package say of its exports.
 *
 * @param {(typeof import('./packages.mjs').packages)[number]} published
 */
export function readDeclarations({ folder, exports }) {
  const entries = Object.entries(exports)
    .filter(([path, target]) => !path.includes('*') && typeof target === 'object')
    .map(([path, target]) => ({ path, file: join(root, folder, target.types) }));
  const { checker, exportsOf } = openDeclarations(entries.map(({ file }) => file));
  const found = new Map();
  for (const { path, file } of entries)
    for (const { name, symbol } of exportsOf(file))
      if (!found.has(name)) found.set(name, { name, path, symbol });
  const describe = ({ name, path, symbol }) => ({
    name,
    path,
    says: sentence(textOf(symbol, checker)),
    members: membersOf(symbol, checker),
    events: name.endsWith('Event') ? eventsOf(symbol) : [],
    slots: name.endsWith('Slots') ? slotsOf(symbol, checker) : [],
  });
  return new Map([...found].map(([name, one]) => [name, describe(one)]));
}
