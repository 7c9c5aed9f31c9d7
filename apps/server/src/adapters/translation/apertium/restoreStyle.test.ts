import { expect, test } from 'vitest';
import { restoreStyle } from './restoreStyle.ts';

test('leaves no blank before a mark where the original has none', () => {
  const original = 'I am a practice partner. Well, a program answers.';
  const translated = 'Soy un socio de práctica . Bien , un programa responde .';
  expect(restoreStyle(original, translated, 'es')).toBe(
    'Soy un socio de práctica. Bien, un programa responde.',
  );
});

test('keeps the blanks of the original', () => {
  expect(restoreStyle('It is made with .NET 8', 'Está hecho con .NET 8', 'es')).toBe('Está hecho con .NET 8');
});
