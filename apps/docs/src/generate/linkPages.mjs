import { posix } from 'node:path';

/**
 * Leads the links between files of the repository to pages of the site. What only the repository has is named without a link.
 *
 * @param {string} text Markdown
 * @param {string} from path of the file in the repository
 * @param {Map<string, string>} slugs slug of a page by the path of its file
 */
export function linkPages(text, from, slugs) {
  return text.replaceAll(
    /(?<!!)\[([^\]]+)\]\((?!https?:|mailto:|#|\/)([^)#\s]*)(#[^)\s]*)?\)/g,
    (_link, words, path, place = '') => {
      const target = posix.normalize(posix.join(posix.dirname(from), path)).replace(/\/$/, '');
      const slug = slugs.get(target) ?? slugs.get(`${target}/README.md`);
      return slug === undefined ? words : `[${words}](/${slug}${slug ? '/' : ''}${place})`;
    },
  );
}
