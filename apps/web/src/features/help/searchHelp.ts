import type { HelpPage, HelpSection } from './parseHelpPages.ts';

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي');

/** A section that contains what is searched for, and its page. */
export interface HelpFound {
  readonly page: HelpPage;
  readonly section: HelpSection;
}

/** The sections that contain each word of a search, whatever case and accents; those with all of them in the heading first. */
export function searchHelp(pages: readonly HelpPage[], query: string): HelpFound[] {
  const words = fold(query).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return [];
  const holds = (text: string) => {
    const folded = fold(text);
    return words.every((word) => folded.includes(word));
  };
  const all = pages.flatMap((page) => page.sections.map((section) => ({ page, section })));
  const found = all.filter(({ page, section }) =>
    holds([page.title, section.heading, section.text, section.also].join(' ')),
  );
  const isNamed = ({ section }: HelpFound) => Number(holds(section.heading));
  return found.sort((one, other) => isNamed(other) - isNamed(one));
}
