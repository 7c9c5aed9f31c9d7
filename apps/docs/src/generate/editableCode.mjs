import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Decorators that belong to the tests of stories, not to what they show. */
const testDecorators = ['withZoom'];

const parse = (path) =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

const isExported = (node) =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** The names in what a variable is declared as: one, or those of a pattern. */
const boundNames = (name) =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((one) => (one.name ? boundNames(one.name) : []));

/** The names that a statement at the top of a file declares. */
function declaredNames(node) {
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  const isNamed =
    ts.isFunctionDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isClassDeclaration(node);
  return isNamed && node.name ? [node.name.text] : [];
}

/** Every identifier in a node; more than those that mean something at the top of the file, which does no harm. */
function namesIn(node, found = new Set()) {
  if (ts.isIdentifier(node)) found.add(node.text);
  ts.forEachChild(node, (child) => {
    namesIn(child, found);
  });
  return found;
}

const propertyOf = (object, name) =>
  object?.properties.find(
    (one) => (ts.isPropertyAssignment(one) || ts.isMethodDeclaration(one)) && one.name.getText() === name,
  );

const objectOf = (node) => {
  if (node && ts.isSatisfiesExpression(node)) return objectOf(node.expression);
  return node && ts.isObjectLiteralExpression(node) ? node : undefined;
};

/** The parts of a story file that its stories are made of. */
function readStoryFile(path) {
  const source = parse(path);
  const variables = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  const named = (name) => objectOf(variables.find((one) => one.name.getText() === name)?.initializer);
  return { source, meta: named('meta'), storyOf: named };
}

const isTestHandler = (value) => /^fn\(/.test(value.getText());

/** What is handed to a component, by its name; what the story sets counts more than what all stories of the file have. */
function argsOf(meta, story) {
  const found = new Map();
  for (const object of [meta, story]) {
    const args = objectOf(propertyOf(object, 'args')?.initializer);
    for (const one of args?.properties ?? []) {
      if (ts.isSpreadAssignment(one)) return null;
      const name = one.name.getText().replaceAll(/^['"]|['"]$/g, '');
      found.set(name, ts.isShorthandPropertyAssignment(one) ? one.name : one.initializer);
    }
  }
  return found;
}

function attribute([name, value]) {
  if (isTestHandler(value)) return `${name}={() => console.log('${name}')}`;
  if (ts.isStringLiteral(value) && !/["\n\\]/.test(value.text)) return `${name}="${value.text}"`;
  if (value.kind === ts.SyntaxKind.TrueKeyword) return name;
  return `${name}={${value.getText()}}`;
}

function childrenText(value) {
  if (ts.isStringLiteral(value)) return /[<>{}]/.test(value.text) ? `{${value.getText()}}` : value.text;
  return ts.isJsxElement(value) || ts.isJsxFragment(value) || ts.isJsxSelfClosingElement(value)
    ? value.getText()
    : `{${value.getText()}}`;
}

/** The component with its props, as somebody would write it. */
function elementOf(component, args) {
  const { children, ...others } = Object.fromEntries(args);
  const attributes = Object.entries(others).map(attribute).join(' ');
  return children
    ? `<${component} ${attributes}>${childrenText(children)}</${component}>`
    : `<${component} ${attributes} />`;
}

const objectText = (args) =>
  `{ ${[...args].map(([name, value]) => `'${name}': ${isTestHandler(value) ? '() => {}' : value.getText()}`).join(', ')} }`;

/** What a story draws: statements before it, and the expression. Null where it is made in a way that is not read here. */
function drawnBy(meta, story) {
  const component = propertyOf(meta, 'component')?.initializer.getText();
  const args = argsOf(meta, story);
  if (!args) return null;
  const render = propertyOf(story, 'render') ?? propertyOf(meta, 'render');
  if (!render)
    return component && /^\w+$/.test(component) ? { before: '', shown: elementOf(component, args) } : null;
  const drawing = ts.isMethodDeclaration(render) ? render : render.initializer;
  if (!ts.isArrowFunction(drawing) && !ts.isMethodDeclaration(drawing)) return null;
  const [parameter, ...more] = drawing.parameters;
  if (more.length > 0) return null;
  const given = parameter ? `const ${parameter.name.getText()} = ${objectText(args)};\n` : '';
  if (!ts.isBlock(drawing.body)) {
    const { expression } = ts.isParenthesizedExpression(drawing.body)
      ? drawing.body
      : { expression: drawing.body };
    return { before: given, shown: expression.getText() };
  }
  return { before: given + drawing.body.statements.map((one) => one.getText()).join('\n'), shown: null };
}

/** What stands around every story of a file, or around this one. */
function decoratorsOf(meta, story) {
  const lists = [story, meta].map((object) => propertyOf(object, 'decorators')?.initializer);
  const found = lists.flatMap((list) =>
    list && ts.isArrayLiteralExpression(list) ? [...list.elements] : [],
  );
  return found.filter((one) => !testDecorators.some((name) => one.getText().startsWith(name)));
}

/** What a decorator puts around an element, as text; undefined where it is more than markup. */
function markupAround(decorator, shown) {
  const column = /^withColumn\((\d*)\)$/.exec(decorator.getText());
  if (column) return `<div style={{ maxInlineSize: ${column[1] || 360} }}>${shown}</div>`;
  if (!ts.isArrowFunction(decorator) || ts.isBlock(decorator.body)) return undefined;
  const text = decorator.body.getText().replace(/^\(([\s\S]*)\)$/, '$1');
  const inner = /\{Story\(\)\}|<Story \/>/;
  return inner.test(text) ? text.replace(inner, () => shown) : undefined;
}

/** What is drawn, with the decorators around it. */
function withDecorators({ before, shown }, decorators) {
  if (shown === null)
    return decorators.length === 0
      ? { before, shown }
      : withDecorators({ before: `const Drawn = () => {\n${before}\n};`, shown: '<Drawn />' }, decorators);
  let [setup, element] = [before, shown];
  for (const [index, decorator] of decorators.entries()) {
    // In markup an expression that is no element stands in braces.
    const markup = markupAround(decorator, element.trimStart().startsWith('<') ? element : `{${element}}`);
    if (!markup) setup += `\nconst inner${index} = () => (${element});`;
    element = markup ?? `(${decorator.getText()})(inner${index}, {})`;
  }
  return { before: setup, shown: element };
}

/** The most lines of a helper that are copied into an example. */
const longest = 260;

/**
 * Collects what an example needs: imports by published addresses, and as code what only the repository has.
 */
class Needs {
  imports = new Map();
  helpers = [];
  #seen = new Set();

  constructor(id, addressOf) {
    this.id = id;
    this.addressOf = addressOf;
  }

  #import(module, name) {
    const names = this.imports.get(module) ?? new Set();
    this.imports.set(module, names.add(name));
  }

  /** Takes what the names mean in a file. */
  take(names, source) {
    const path = source.fileName;
    for (const node of source.statements) {
      if (ts.isImportDeclaration(node)) this.#takeImport(node, names, path);
      else this.#takeDeclaration(node, names, source);
    }
  }

  #takeImport(node, names, path) {
    const module = node.moduleSpecifier.text;
    if (node.importClause?.isTypeOnly || /^(@storybook|storybook)/.test(module)) return;
    const bindings = node.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) return;
    for (const one of bindings.elements) {
      if (one.isTypeOnly || !names.has(one.name.text)) continue;
      if (module.startsWith('.')) this.#takeLocal(one.name.text, join(dirname(path), module));
      else this.#import(module, one.name.text);
    }
  }

  /** What a neighbouring file exports: by the address under which it is published, or its code. */
  #takeLocal(name, path) {
    const address = this.addressOf(name);
    if (address) return this.#import(address, name);
    if (!existsSync(path)) throw new Error(`${path} is not there`);
    return this.take(new Set([name]), parse(path));
  }

  #takeDeclaration(node, names, source) {
    const declared = declaredNames(node);
    if (!declared.some((name) => names.has(name))) return;
    const key = `${source.fileName}:${node.pos}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    const isType = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
    const published = !isType && isExported(node) && this.addressOf(declared[0]);
    if (published) {
      this.#import(published, declared[0]);
      return;
    }
    this.take(namesIn(node), source);
    if (!isType) this.helpers.push(node.getText().replace(/^export /, ''));
  }
}

/**
 * A story as an application would write it: a file with imports by published addresses. Null where it cannot be made.
 *
 * @param {{ path: string, exportName: string, id: string, addressOf: (name: string) => string | undefined }} story
 * @returns {string | null} TypeScript, not yet formatted
 */
export function editableCode({ path, exportName, id, addressOf }) {
  const { source, meta, storyOf } = readStoryFile(path);
  const story = storyOf(exportName);
  const drawn = meta && drawnBy(meta, story);
  if (!drawn) return null;
  const { before, shown } = withDecorators(drawn, decoratorsOf(meta, story));
  const body = `${before}\n${shown ? `return (${shown});` : ''}`;
  const text = `export default function Example() {\n${body}\n}`;
  const needs = new Needs(id, addressOf);
  const inside = ts.createSourceFile('Example.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  needs.take(namesIn(inside), source);
  const helpers = needs.helpers.join('\n\n');
  if (helpers.split('\n').length > longest) return null;
  const code = withoutSpies(transpiled(`${helpers}\n\n${text}`));
  const imports = [...needs.imports]
    .map(([module, names]) => [module, [...names].filter((name) => new RegExp(`\\b${name}\\b`).test(code))])
    .filter(([, names]) => names.length > 0)
    .map(([module, names]) => `import { ${names.join(', ')} } from '${module}';`);
  return `${imports.sort().join('\n')}\n\n${code}`;
}

/** What a test listens with, as a function that does nothing, or what it does. */
const withoutSpies = (code) => code.replaceAll(/\bfn\(\)/g, '() => {}').replaceAll(/\bfn\((?=\S)/g, '(');

/** Without types, which name what only the repository has. */
function transpiled(text) {
  const { outputText } = ts.transpileModule(text, {
    fileName: 'Example.tsx',
    compilerOptions: {
      jsx: ts.JsxEmit.Preserve,
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      verbatimModuleSyntax: true,
    },
  });
  return outputText;
}
