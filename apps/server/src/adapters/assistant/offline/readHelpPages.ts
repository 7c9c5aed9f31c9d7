import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverFolder } from '../../../core/serverFolder.ts';
import type { HelpLanguage } from './HelpLanguage.ts';

/** What stands under one heading of a help page. */
export type HelpSection = {
  /** Page and place of the heading, such as `calls.3`: what the address of the help dialog takes. */
  id: string;
  /** Name of the page, without its ending. */
  page: string;
  /** Title of the page. */
  title: string;
  /** The heading. */
  heading: string;
  /** The text under it, as Markdown. */
  text: string;
  /** Other words that people ask with; shown to nobody. */
  also: string;
};

const helpFolder = join(serverFolder, '../../docs/help');

/** The sections of a page: a title `#`, headings `##`, and search words in a comment `also: …`. */
export function parseHelpPage(page: string, content: string): HelpSection[] {
  const [head = '', ...parts] = content.split(/^## /m);
  const title = /^# (.+)$/m.exec(head)?.[1]?.trim() ?? page;
  return parts.map((part, index) => {
    const [heading = '', ...lines] = part.split('\n');
    const body = lines.join('\n');
    const also = /<!-- also: ([\s\S]*?) -->/.exec(body)?.[1] ?? '';
    const text = body.replaceAll(/<!--[\s\S]*?-->/g, '').trim();
    return { id: `${page}.${index + 1}`, page, title, heading: heading.trim(), text, also };
  });
}

/** Every section of the help pages in a language; throws where the pages are missing. */
export function readHelpPages(language: HelpLanguage): HelpSection[] {
  const folder = join(helpFolder, language);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .flatMap((name) => parseHelpPage(name.slice(0, -'.md'.length), readFileSync(join(folder, name), 'utf8')));
}
