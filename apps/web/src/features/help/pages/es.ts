import { parseHelpPages } from '../parseHelpPages.ts';

/** The help pages in this language, which come as one file. */
export const pages = parseHelpPages(
  import.meta.glob<string>('../../../../../../docs/help/es/*.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
