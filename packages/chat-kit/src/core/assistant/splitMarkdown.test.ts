import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitMarkdown } from './splitMarkdown.ts';

describe('Markdown cut into pieces', () => {
  it('is the text again when it is joined', () => {
    const line = fc.constantFrom(
      'word',
      '',
      '- item',
      '  more',
      '```',
      '~~~',
      '# Title',
      '| a |',
      '> q',
      '1. one',
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const text = lines.join('\n');
        expect(splitMarkdown(text).join('')).toBe(text);
      }),
    );
  });

  it('is cut between paragraphs, not inside of code, lists and tables', () => {
    expect(splitMarkdown('One.\n\nTwo.\n')).toEqual(['One.\n\n', 'Two.\n']);
    expect(splitMarkdown('```\na\n\nb\n```\n\nEnd')).toEqual(['```\na\n\nb\n```\n\n', 'End']);
    expect(splitMarkdown('- a\n\n  b\n\n- c')).toHaveLength(1);
  });

  it('stays whole where a link is defined apart', () => {
    expect(splitMarkdown('See [it].\n\nEnd.\n\n[it]: https://example.org')).toHaveLength(1);
  });
});
