import { expect, it } from 'vitest';
import { protectNames } from './protectNames.ts';

it('names of people are mentions for the engine, and plain again afterwards', () => {
  const { text, restore } = protectNames('Rose Miller and Rose met Will. Will you roses?', [
    'Rose Miller',
    'Will',
  ]);
  expect(text).toBe('@Rose\u00a0Miller and @Rose met @Will. @Will you roses?');
  expect(restore('@Rose\u00a0Miller y @Rose')).toBe('Rose Miller y Rose');
});

it('nothing changes where nobody is named', () => {
  const { text, restore } = protectNames('Good morning @Ana', ['Ana', '', 'X']);
  expect(text).toBe('Good morning @Ana');
  expect(restore('Buenos días @Ana')).toBe('Buenos días @Ana');
});
