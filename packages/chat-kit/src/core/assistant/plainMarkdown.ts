/** The words of an answer without their Markdown, for what is read aloud; blocks of code keep their contents. */
export function plainMarkdown(text: string): string {
  return (
    text
      .replace(/^ {0,3}(?:`{3,}|~{3,}).*$/gm, '')
      .replace(/^ {0,3}(?:#{1,6}|>|[-*+]|\d+[.)]) +/gm, '')
      .replace(/^\|?[\s:|-]+\|[\s:|-]*$/gm, '')
      // Up to the next bracket only, or many that are never closed would each be read to the end.
      .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
      .replace(/(\*\*|__|~~|`)(.+?)\1/g, '$2')
      .replace(/(^|\W)[*_](\S(?:.*?\S)?)[*_](?=\W|$)/g, '$1$2')
      .replace(/^\| *| *\|$/gm, '')
      .replace(/ *\| */g, ', ')
      .replace(/\n{2,}/g, '\n')
      .trim()
  );
}
