import { describe, expect, it } from 'vitest';
import { includesWords, markWords } from './markWords.ts';

const marked = (text: string, query: string) =>
  markWords(text, query)
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');

describe('marking what was searched for', () => {
  it('marks the beginnings of words, whatever the capitals and accents', () => {
    expect(marked('The harbour, the Harbours', 'harb')).toBe('The [harb]our, the [Harb]ours');
    expect(marked('Xin chào Nguyễn', 'nguyen chao')).toBe('Xin [chào] [Nguyễn]');
    expect(marked('A party of art', 'art')).toBe('A party of [art]');
  });

  it('marks Arabic words after their article, and words that were searched for with one', () => {
    expect(marked('ذهبت إلى المدرسة', 'مدرسه')).toBe('ذهبت إلى ال[مدرسة]');
    expect(marked('وَبِالْمَدْرَسَةِ باب', 'مدرسة')).toBe('وَبِالْ[مَدْرَسَةِ] باب');
    expect(marked('عندي مدرسة', 'بالمدرسة')).toBe('عندي [مدرسة]');
    expect(marked('المدرسة', 'المدرسة')).toBe('[المدرسة]');
    expect(marked('الساعة ٧', 'ساعه 7')).toBe('ال[ساعة] [٧]');
    expect(includesWords('خيال', 'ال')).toBe(false);
    expect(includesWords('المدرسة', 'درسة')).toBe(false);
  });

  it('marks any place in writing without spaces', () => {
    expect(marked('明天在咖啡馆见面', '咖啡')).toBe('明天在[咖啡]馆见面');
  });

  it('leaves out the beginning of a long text, at a word', () => {
    const text = 'One two three four five six seven eight nine ten harbour eleven';
    expect(marked(text, 'harbour')).toBe('… seven eight nine ten [harbour] eleven');
    expect(marked(`${'x'.repeat(60)}漢字`, '漢字')).toBe('… [漢字]');
  });

  it('leaves a text as it is that does not hold the words', () => {
    expect(marked('Nothing of it', 'harbour')).toBe('Nothing of it');
    expect(includesWords('Nothing of it', 'harbour')).toBe(false);
    expect(includesWords('The harbour', 'lighthouse harbour')).toBe(true);
  });
});
