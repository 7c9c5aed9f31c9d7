const escapeWords = (text) => text.replaceAll('<', '&lt;').replaceAll('{', '&#123;');

/** Text in a cell: a bar would end it, and a tag outside of code would be HTML. */
export const cell = (text) =>
  String(text)
    .replaceAll('|', '\\|')
    .replaceAll('\n', ' ')
    .split('`')
    .map((part, index) => (index % 2 ? part : escapeWords(part)))
    .join('`');

/** Code in a cell; what it contains is not read as Markdown. */
export const code = (text) =>
  `\`${String(text).replaceAll('|', '\\|').replaceAll('`', 'ʼ').replaceAll('\n', ' ')}\``;

/** A Markdown table. */
export function table(heads, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The table of the members of an interface. */
export const memberTable = (members) =>
  table(
    ['name', 'type', 'what it does'],
    members.map(({ name, isOptional, type, says }) => [
      code(name + (isOptional ? '?' : '')),
      code(type),
      cell(says),
    ]),
  );
