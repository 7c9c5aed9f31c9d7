import { cell, code, memberTable, table } from './table.mjs';

const escapeAttribute = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The place of a live example: the element of `static/exampleFrame.js` fills it. */
const example = (name, stories) =>
  `<franca-example class="not-content" label="${escapeAttribute(name)}" stories="${escapeAttribute(JSON.stringify(stories.map(({ id, name: title }) => [id, title])))}"></franca-example>`;

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

// Long ones are read in the repository.
const longestSource = 40;

/** The page of a component: what it is, live examples with their code, its props, its keys, do and don't. */
export function componentPage({ name, stories, guide }, declarations, id) {
  const component = declarations.get(name);
  const props = declarations.get(`${name}Props`);
  const address = component && (component.path === '.' ? `${id}/${name}` : id + component.path.slice(1));
  const sources = stories
    .filter(({ source }) => source && source.split('\n').length <= longestSource)
    .slice(0, 3);
  const sections = [
    component?.says ?? '',
    id === '@franca/ui' && component ? `\`\`\`tsx\nimport { ${name} } from '${address}';\n\`\`\`` : '',
    '## Live examples',
    example(name, stories),
    ...sources.map(
      ({ name: title, source }) =>
        `<details>\n<summary>Code of “${escapeAttribute(title)}”</summary>\n\n\`\`\`tsx\n${source}\n\`\`\`\n\n</details>`,
    ),
    props && props.members.length > 0
      ? `## Props\n\nIt also takes the props of its root element.\n\n${memberTable(props.members)}`
      : '',
    guide ? `## Keyboard\n\n${keys(guide)}` : '',
    guide?.attributes ? `## Attributes for style sheets\n\n${attributes(guide)}` : '',
    guide ? `## Do\n\n${list(guide.dos)}\n\n## Don’t\n\n${list(guide.donts)}` : '',
  ];
  return sections.filter(Boolean).join('\n\n');
}
