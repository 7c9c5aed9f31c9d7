/** Where the guide's files stand in this Storybook. */
const pages: Readonly<Record<string, string>> = {
  README: 'chat-in-your-application',
  backend: 'chat-your-backend',
  recipes: 'chat-recipes',
  'coming-from': 'chat-coming-from-another-kit',
};

/** Leads the links of the kit's guide to its pages here; files that only the repository has are named without a link. */
export function linkPages(markdown: string): string {
  return markdown.replaceAll(
    /\[([^\]]+)\]\((?!https?:|#)(?:[./]*(?:guide\/)?([\w-]+)\.md)?(#[\w-]+)?[^)]*\)/g,
    (_link, words: string, file: string | undefined, place = '') => {
      const page = file && pages[file];
      return page ? `[${words}](?path=/docs/${page}--docs${place})` : words;
    },
  );
}
