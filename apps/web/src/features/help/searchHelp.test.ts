import { describe, expect, it } from 'vitest';
import { parseHelpPages } from './parseHelpPages.ts';
import { searchHelp } from './searchHelp.ts';

const pages = parseHelpPages({
  '/help/calls.md':
    '# Calls\n\nAbout calls.\n\n## Record a call\n\nPress **Record**.\n<!-- also: recording -->\n',
  '/help/groups.md': '# Groups\n\n## Rời nhóm\n\nPress **Leave**, or record it.\n<!-- also: thoát -->\n',
});

describe('the search of the help', () => {
  it('reads title, introduction, headings and search words of a page', () => {
    expect(pages.map(({ name }) => name)).toEqual(['groups', 'calls']);
    expect(pages[1]).toEqual({
      name: 'calls',
      title: 'Calls',
      intro: 'About calls.',
      sections: [{ id: 'calls.1', heading: 'Record a call', text: 'Press **Record**.', also: 'recording' }],
    });
  });

  it('finds every word, whatever case and accents, headings first', () => {
    const idsOf = (query: string) => searchHelp(pages, query).map(({ section }) => section.id);
    expect(idsOf('RECORD')).toEqual(['calls.1', 'groups.1']);
    expect(idsOf('roi nhom')).toEqual(['groups.1']);
    expect(idsOf('thoat')).toEqual(['groups.1']);
    expect(idsOf('record nothing')).toEqual([]);
    expect(idsOf(' ')).toEqual([]);
  });
});
