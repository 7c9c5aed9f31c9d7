import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../../../tools/bootstrap/paths.mjs';
import { cell, code, memberTable, table } from './table.mjs';

/** Where the English texts of a package are, once it is built. */
const stringFiles = { ui: 'src/strings/en.ts', 'chat-kit': 'dist/strings.js', 'call-kit': 'dist/strings.js' };

async function readStrings(name) {
  if (!stringFiles[name]) return [];
  const module = await import(pathToFileURL(join(root, 'packages', name, stringFiles[name])).href);
  const groups = Object.values(module).filter((value) => typeof value === 'object');
  return groups
    .flatMap((group) => Object.entries(group))
    .map(([key, text]) => [key, typeof text === 'string' ? text : text.other]);
}

const section = (title, text) => (text ? `## ${title}\n\n${text}` : '');

const slots = (declarations) =>
  [...declarations.values()]
    .flatMap((one) => one.slots)
    .map(({ name, says }) => [
      code(name),
      declarations.has(`${name}Props`) ? code(`${name}Props`) : '',
      cell(says),
    ]);

const events = (declarations) =>
  [...declarations.values()]
    .filter((one) => one.events.length > 0)
    .map(
      ({ name, says, events: list }) =>
        `### ${name}\n\n${cell(says)}\n\n${table(
          ['type', 'carries'],
          list.map(({ name: type, carries }) => [code(type), carries.map(code).join('<br>')]),
        )}`,
    )
    .join('\n\n');

const tables = (declarations, isWanted) =>
  [...declarations.values()]
    .filter((one) => isWanted(one) && one.members.length > 0)
    .map(({ name, says, members }) => `### ${name}\n\n${cell(says)}\n\n${memberTable(members)}`)
    .join('\n\n');

const isProps = ({ name }) => name.endsWith('Props');
const isOptions = ({ name }) => /(Options|Port|Handlers)$/.test(name);

/** The tables of a package: slots, events, props, options and ports, functions, texts. */
export async function referencePage({ name }, declarations) {
  const strings = await readStrings(name);
  const parts = slots(declarations);
  const rest = [...declarations.values()].filter(
    (one) => one.members.length === 0 && one.says && !one.events.length && !one.slots.length,
  );
  return [
    section('Slots', parts.length > 0 && table(['slot', 'props', 'what the kit draws there'], parts)),
    section('Events', events(declarations)),
    section('Props', tables(declarations, isProps)),
    section('Options and ports', tables(declarations, isOptions)),
    section(
      'Everything else',
      rest.length > 0 &&
        table(
          ['name', 'from', 'what it is'],
          rest.map((one) => [code(one.name), code(`@franca/${name}${one.path.slice(1)}`), cell(one.says)]),
        ),
    ),
    section(
      'Texts',
      strings.length > 0 &&
        table(
          ['key', 'in English'],
          strings.map(([key, text]) => [code(key), cell(text)]),
        ),
    ),
  ]
    .filter(Boolean)
    .join('\n\n');
}
