import { expect, it } from 'vitest';
import { demoAnswer } from '../../testing/demoAnswer.ts';
import { exportMarkdown } from './exportMarkdown.ts';
import { plainMarkdown } from './plainMarkdown.ts';

it('an answer without its Markdown has its words alone', () => {
  expect(plainMarkdown(demoAnswer(''))).toBe(
    [
      'Here is a short overview.',
      'Bring a light jacket: evenings are cool.',
      'Take the early train.',
      'City, Train, Hours',
      'Trieste, 06:40, 2',
      'Udine, 07:10, 1',
      'const hours = 2 + 1;',
      'Have a good trip.',
    ].join('\n'),
  );
  expect(plainMarkdown('See [the page](/help/en/calls) for snake_case_names.')).toBe(
    'See the page for snake_case_names.',
  );
});

it('an exported conversation has a title, headings and sources', () => {
  const message = { id: 'a', topicId: 't', earlier: [], sentAt: 0, state: 'done', engine: null } as const;
  const document = exportMarkdown(
    'Trip',
    [
      { ...message, isAnswer: false, text: 'Where?', sources: [] },
      { ...message, isAnswer: true, text: 'To *Trieste*.', sources: [{ title: 'Help', url: '/help' }] },
    ],
    { you: 'You', assistant: 'SmartTalk', sources: 'Sources' },
  );
  expect(document).toBe(
    '# Trip\n\n## You\n\nWhere?\n\n## SmartTalk\n\nTo *Trieste*.\n\nSources:\n\n- [Help](/help)\n',
  );
});
