import { describe, expect, it } from 'vitest';
import { isEcho } from './isEcho.ts';

describe('a translation that says what its original says', () => {
  it.each([
    ['Haha', ' haha\n'],
    ['iPhone', 'iPhone'],
    ['TAXI', 'Taxi'],
    ['Bravo!', 'Bravo\u202F!'],
    ['C\u2019est la vie', "C'est la vie"],
    ['Cafe\u0301 Central', 'Café Central'],
    ['OK…', 'OK...'],
    ['“Ballet”', '« Ballet »'],
    ['谢谢！', '谢谢!'],
    ['Wi\u2011Fi', 'Wi-Fi'],
    ['10\u00A0km', '10 km'],
    ['Hallo\u200B', 'Hallo'],
    ['#together 100 %', '#together 100%'],
    ['貴族', '貴族'],
    ['lunes–viernes', 'lunes-viernes'],
  ])('is none: %j of %j', (translation, original) => {
    expect(isEcho(translation, original)).toBe(true);
  });

  it.each([
    ['Hallo', 'Hello'],
    ['Davvero?', 'Davvero!'],
    ['résumé', 'resume'],
    ['贵族', '貴族'],
    ['50', '5.0'],
    ['Si', 'Sí'],
    ['', '!'],
  ])('is one: %j of %j', (translation, original) => {
    expect(isEcho(translation, original)).toBe(false);
  });
});
