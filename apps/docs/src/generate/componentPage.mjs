import { cell, code, memberTable, table } from './table.mjs';

const escapeAttribute = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The place of a live example: the element of `static/exampleFrame.js` fills it. */
const example = (name, stories) =>
  `<franca-example class="not-content" label="${escapeAttribute(name)}" stories="${escapeAttribute(JSON.stringify(stories.map(({ id, name: title }) => [id, title])))}"></franca-example>`;

/** The place of an editor: the element of `src/live` fills it. A line break would end the HTML in Markdown. */
export const editor = (name, examples) =>
  `<franca-editor class="not-content" label="${escapeAttribute(name)}" examples="${escapeAttribute(JSON.stringify(examples.map(({ name: title, code: text }) => [title, text])))}"></franca-editor>`;

/** The examples that can be edited: the first as code to read, all of them in the editor. */
const editable = (name, examples) =>
  `## Edit it\n\nChange the code, and see what becomes of it.\n\n${editor(name, examples)}\n\n<details>\n<summary>Code of “${escapeAttribute(examples[0].name)}”</summary>\n\n\`\`\`tsx\n${examples[0].code}\n\`\`\`\n\n</details>`;

const keys = ({ keyboard }) =>
  keyboard.length === 0
    ? 'It takes no keys of its own, and Tab passes it by.'
    : table(
        ['keys', 'what happens'],
        keyboard.map(({ keys: chord, action }) => [
          chord.map((key) => `<kbd>${key}</kbd>`).join(' + '),
          cell(action),
        ]),
      );

const attributes = ({ attributes: list }) =>
  table(
    ['attribute', 'values', 'what it says'],
    list.map(({ name, values, says }) => [code(name), cell(values.join(', ') || 'there or not'), cell(says)]),
  );

const list = (sentences) => sentences.map((text) => `- ${text}`).join('\n');

/** The page of a component: what it is, live examples, code to change, its props, its keys, do and don't. */
export function componentPage({ name, stories, guide }, examples, declarations, id) {
  const component = declarations.get(name);
  const props = declarations.get(`${name}Props`);
  const address = component && (component.path === '.' ? `${id}/${name}` : id + component.path.slice(1));
  const sections = [
    component?.says ?? '',
    id === '@franca/ui' && component ? `\`\`\`tsx\nimport { ${name} } from '${address}';\n\`\`\`` : '',
    '## Live examples',
    example(name, stories),
    examples.length > 0 ? editable(name, examples) : '',
    props && props.members.length > 0
      ? `## Props\n\nIt also takes the props of its root element.\n\n${memberTable(props.members)}`
      : '',
    guide ? `## Keyboard\n\n${keys(guide)}` : '',
    guide?.attributes ? `## Attributes for style sheets\n\n${attributes(guide)}` : '',
    guide ? `## Do\n\n${list(guide.dos)}\n\n## Don’t\n\n${list(guide.donts)}` : '',
  ];
  return sections.filter(Boolean).join('\n\n');
}
