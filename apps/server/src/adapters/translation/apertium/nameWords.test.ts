import { describe, expect, it } from 'vitest';
import { hideNames, showNames } from './hideNames.ts';
import { findNames } from './nameWords.ts';

const names = (line: string, language = 'en') => findNames(line, language).map(({ text }) => text);

describe('names in a line', () => {
  it.each([
    ['Tell Grace and Will that Jack Black is here', ['Grace', 'Will', 'Jack', 'Black']],
    ['Hi Rose, how is Mark?', ['Rose', 'Mark']],
    ['Will is not here', ['Will']],
    ['See you in Venice with Frank', ['Venice', 'Frank']],
    ['Call Dr. Green at 5 p.m.', ['Green']],
    ['I work for Apple', ['Apple']],
    ['Mark, call me', ['Mark']],
    ['Hope has left. Joy and Faith stay', ['Hope', 'Joy', 'Faith']],
    ['We met at Burger King in New York', ['Burger', 'King', 'New', 'York']],
    ["Ask O'Brien or Jean-Luc", ["O'Brien", 'Jean-Luc']],
    ['Is Amber with Mrs. Baker?', ['Amber', 'Baker']],
    ['Buy an Orange phone at Target', ['Orange', 'Target']],
    // From public reports: docs/decisions/0082-public-reports.md.
    ['Ask Precious about the talk', ['Precious']],
    ['Today Peculiar C Umeh speaks with us', ['Peculiar', 'Umeh']],
    ['Thanks to Summer and Angel', ['Summer', 'Angel']],
    ['The book of Stephen King is here', ['Stephen', 'King']],
    ['We use Discord and Slack', ['Discord', 'Slack']],
    ['My teacher is Mrs. Bird', ['Bird']],
    ['Meet Dean at Subway', ['Dean', 'Subway']],
    ['Write to Miss Young or Mr. White', ['Young', 'White']],
    ['The plane to Orlando leaves with Forest', ['Orlando', 'Forest']],
    ['I read it in The Guardian', ['The', 'Guardian']],
  ])('are those of “%s”', (line, expected) => {
    expect(names(line)).toEqual(expected);
  });

  it.each([
    'Will you come?',
    'Mark the page',
    'See you on Monday in December',
    'I think I am late',
    'She is Italian and speaks English',
    'We live in Italy',
    'HELLO MY DEAR FRIEND',
    'Hope you are well',
    'Yes. That is fine',
    'Merry Christmas to you',
  ])('are none in “%s”', (line) => {
    expect(names(line)).toEqual([]);
  });

  it('are none in German, whose nouns all have a capital', () => {
    expect(names('Ich sehe den Hund im Garten', 'de')).toEqual([]);
  });

  it('come back as they were, or not at all', () => {
    const { hidden, names: kept } = hideNames('Tell Grace that @Will and Frank are here', 'en');
    expect(hidden).toMatch(/^Tell Zq/);
    expect(hidden).toContain('@Will');
    expect(showNames(hidden, kept)).toBe('Tell Grace that @Will and Frank are here');
    expect(showNames('Tell nobody', kept)).toBeUndefined();
    expect(showNames(`${hidden} ${hidden}`, kept)).toBeUndefined();
  });
});
