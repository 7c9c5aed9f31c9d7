import { expect, it } from 'vitest';
import { namesAddress } from './namesAddress.ts';

it.each([
  ['Look: https://bank.example', 'https://bank.example/'],
  ['Look at bank.example!', 'https://bank.example/'],
  ['(see HTTP://Bank.Example/a?b=1#c).', 'http://bank.example/a?b=1#c'],
  ['**bank.example/a/** is new', 'https://bank.example/a'],
  ['a bracket of its own: https://bank.example/a_(b).', 'https://bank.example/a_(b)'],
  ['请看https://bank.example/a，谢谢', 'https://bank.example/a'],
  ["https://bank.example/Devil's_advocate", "https://bank.example/Devil's_advocate"],
  ['请看www.bank.example。', 'https://www.bank.example/'],
  ['Web:www.bank.example', 'https://www.bank.example/'],
  [`https://bank.example${'!'.repeat(20)}`, 'https://bank.example/'],
  ['https://bücher.example/ä', 'https://xn--bcher-kva.example/%C3%A4'],
  ['a [link](https://bank.example/a) in words', 'https://bank.example/a'],
])('finds in %j the link %s', (words, link) => {
  expect(namesAddress(words, link)).toBe(true);
});

it.each([
  ['https://bank.example.evil.test', 'https://bank.example/'],
  ['https://bank.example/elsewhere', 'https://bank.example/'],
  ['bank.example', 'https://ank.example/'],
  ['https://evil.test/?to=bank.example', 'https://bank.example/'],
  ['bank and example', 'https://bank.example/'],
  ['bank.example', 'no link'],
])('does not find in %j the link %s', (words, link) => {
  expect(namesAddress(words, link)).toBe(false);
});
