import { validationSentences } from '@franca/contract';
import { uiLanguageTags } from '@franca/languages';
import { describe, expect, test } from 'vitest';
import { captionsOf, clips } from '../../features/landing/clips.ts';
import { en as english, type LegalStrings, type LegalText } from '../legal/en.ts';
import { en, type LandingStrings } from './en.ts';

const files = import.meta.glob<Record<string, LandingStrings>>('./??.ts', { eager: true });
const stringsOf = (tag: string): LandingStrings | undefined => files[`./${tag}.ts`]?.[tag];

const legal = import.meta.glob<Record<string, LegalStrings>>('../legal/??.ts', { eager: true });
const lines = (text: LegalText): number => (typeof text === 'string' ? 1 : text.length);

describe('terms and privacy', () => {
  test.each(uiLanguageTags)('say as much in %s as in English', (tag) => {
    const strings = legal[`../legal/${tag}.ts`]?.[tag];
    for (const kind of ['terms', 'privacy'] as const) {
      expect(strings?.[kind].sections.map(([, text]) => lines(text))).toEqual(
        english[kind].sections.map(([, text]) => lines(text)),
      );
    }
  });
});

describe('the texts of the landing page', () => {
  test.each(uiLanguageTags)('%s has every text, and each gap', (tag) => {
    const strings = stringsOf(tag);
    expect(Object.keys(strings ?? {}).sort()).toEqual(Object.keys(en).sort());
    for (const [key, text] of Object.entries(strings ?? {})) {
      expect(text.trim(), key).not.toBe('');
      expect(text.includes('{place}'), key).toBe(en[key as keyof LandingStrings].includes('{place}'));
    }
  });

  test('are those of the specification', () => {
    expect(en).toMatchObject({
      heroTitle: 'Realtime Multilingual Messenger',
      redeemCode: 'Redeem Code',
      videos: 'Videos',
      webVersion: 'Web Version',
      appInfo: 'App Info',
      becomePartner: 'Become A Partner',
      pricing: 'Pricing',
      enter: 'Sign up / Sign in',
      enquirySent: 'You request has been successfully sent!',
      subscribed: 'You have successfully subscribed',
      newsletterEmailInvalid: 'Email is not valid.',
    });
  });

  test('say what the contract says of wrong fields', () => {
    const { nameRequired, emailRequired, emailInvalid, newsletterEmailInvalid, messageRequired } =
      validationSentences;
    expect(en).toMatchObject({
      nameRequired,
      emailRequired,
      emailInvalid,
      newsletterEmailInvalid,
      messageRequired,
    });
  });

  test('advertise the numbers of the specification', () => {
    expect(en.heroText).toContain('Over 90 languages');
    expect([en.textTitle, en.voiceTitle, en.groupTitle].join()).toMatch(
      /90 languages.*71 languages.*up to 10 languages/,
    );
  });

  test.each(uiLanguageTags.flatMap((tag) => clips.map((clip) => [clip.name, tag, clip] as const)))(
    '%s has captions in %s from its begin to its end',
    (_, tag, clip) => {
      const strings = stringsOf(tag) ?? en;
      const captions = captionsOf(clip, tag, strings);
      expect(captions).toMatch(/^WEBVTT\n\n00:00:00\.000 --> /);
      for (const key of clip.captions) expect(captions).toContain(strings[key]);
    },
  );
});
