import { describe, expect, it } from 'vitest';
import { en } from './languages/en.ts';
import { fillText, messageTexts, textsFor } from './messageTexts.ts';
import { quickLinkMail, signInCodeText } from './signInTexts.ts';

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe('texts in mails and text messages', () => {
  it.each(Object.entries(messageTexts))(
    'are complete in %s, with the same placeholders',
    (language, texts) => {
      expect(Object.keys(texts).sort()).toEqual(Object.keys(en).sort());
      for (const [key, text] of Object.entries(texts)) {
        expect(text.trim()).not.toBe('');
        expect(placeholders(text)).toEqual(placeholders(en[key as keyof typeof en]));
        // A single word may be the same: 'Photo' in French.
        if (language !== 'en' && /\s/.test(text)) expect(text).not.toBe(en[key as keyof typeof en]);
      }
    },
  );

  it.each([
    ['vi', 'vi'],
    ['it-CH,it;q=0.9,en;q=0.8', 'it'],
    ['tlh, ar-EG;q=0.7', 'ar'],
    ['tlh', 'en'],
    ['*', 'en'],
    ['constructor', 'en'],
    [undefined, 'en'],
  ])('asked for in %s are in %s', (header, language) => {
    expect(textsFor(header).language).toBe(language);
  });

  it('put the code into the SMS', () => {
    expect(signInCodeText('en', '123456', 10)).toContain('Your Franca code is 123456.');
    expect(signInCodeText('ar', '123456', 10)).toContain('123456');
  });

  it('put the whole link into the text and, escaped, into the HTML of the mail', () => {
    const mail = quickLinkMail('ar', {
      link: 'https://x.example/quicklink?code=a&h="b"',
      minutes: 30,
      purpose: 'signIn',
    });
    expect(mail.text).toContain('\nhttps://x.example/quicklink?code=a&h="b"\n');
    expect(mail.html).toContain('href="https://x.example/quicklink?code=a&amp;h=&quot;b&quot;"');
    expect(mail.html).toContain('<html lang="ar" dir="rtl">');
  });

  it('never leave a placeholder unfilled', () => {
    expect(() => fillText('{code}', {})).toThrow('code');
  });
});
