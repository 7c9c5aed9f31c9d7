import { expect, it } from 'vitest';
import { readConversion } from './readConversion.ts';

it('reads lines by who said them, with those that go on, and leaves out the question itself', () => {
  const text = 'lost\nHuman: One\n\nmore\nAI:Two\n  AI: Three\nHuman:\nHuman: Four?';
  expect(readConversion(text, 'Four?')).toEqual([
    { role: 'person', text: 'One\n\nmore' },
    { role: 'assistant', text: 'Two' },
    { role: 'assistant', text: 'Three' },
  ]);
  expect(readConversion('', 'Hello')).toEqual([]);
});
