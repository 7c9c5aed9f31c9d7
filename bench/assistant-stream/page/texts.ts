/** What stands between a question and its answer in a history, as often as it is needed. */
export const pastAnswer = (number: number): string =>
  `Answer **${number}**: here is a short overview.\n\n- Bring a light jacket.\n- Take the *early* train.\n\n| City | Hours |\n| --- | ---: |\n| Trieste | 2 |\n\nHave a good trip.`;

const paragraph =
  'The train leaves the station a little after six and follows the river for an hour, past fields and small towns, before it climbs into the hills. ';
const lines = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

/** One answer with what makes Markdown costly to read again: long paragraphs, a list, a table and a block of code. */
const chapter = [
  '## The way there',
  paragraph.repeat(4),
  lines(24, (index) => `- **Stop ${index}**: ten minutes, with a [timetable](https://example.org/${index}).`),
  paragraph.repeat(2),
  `| Stop | Time |\n| --- | ---: |\n${lines(20, (index) => `| Number ${index} | ${6 + index}:40 |`)}`,
  `\`\`\`ts\n${lines(50, (index) => `const stop${index} = ${index} * 10; // minutes`)}\n\`\`\``,
  paragraph.repeat(6),
].join('\n\n');

/** The tokens of an answer, about four characters each as models write them. */
export function tokensOf(count: number): string[] {
  const tokens: string[] = [];
  while (tokens.length < count) tokens.push(...(`${chapter}\n\n`.match(/[\s\S]{1,4}/g) ?? []));
  return tokens.slice(0, count);
}
