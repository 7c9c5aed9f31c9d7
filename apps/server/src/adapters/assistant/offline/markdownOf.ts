/** What people wrote, as one line of Markdown that shows it as it is; what is longer than 200 characters is cut. */
export function markdownOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const characters = [...line];
  const short = characters.length > 200 ? `${characters.slice(0, 199).join('')}…` : line;
  return short.replaceAll(/[\\`*_{}[\]()#+\-.!|<>~&:@]/g, '\\$&');
}
