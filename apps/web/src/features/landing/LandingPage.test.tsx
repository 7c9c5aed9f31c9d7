import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { en } from '../../strings/landing/en.ts';
import { it as italian } from '../../strings/landing/it.ts';
import { LandingPage } from './LandingPage.tsx';

beforeEach(() => void render(<LandingPage language="en" text={en} />));
afterEach(cleanup);

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const section = (id: string) => within(document.getElementById(id) as HTMLElement);
const targets = (part: Pick<typeof screen, 'getAllByRole'>) =>
  part.getAllByRole('link').map((link) => `${link.textContent}: ${link.getAttribute('href')}`);

describe('the landing page', () => {
  it('begins with what Franca is, in over 90 languages', () => {
    const hero = screen.getByRole('region', { name: 'Realtime Multilingual Messenger' });
    expect(hero.textContent).toMatch(/Over 90 languages/);
  });

  it('says 90 languages for text, 71 for voice and video calls, and groups of up to 10 languages', () => {
    const words = document.getElementById('features')?.textContent;
    expect(words).toContain('90 languages for text');
    expect(words).toMatch(/71 languages for voice.*Voice-to-text and video calls/);
    expect(words).toContain('Group chat of up to 10 languages');
  });

  it('has its sections in the order of the specification', () => {
    expect(headings().slice(0, 10)).toEqual([
      en.appTitle,
      en.featuresTitle,
      en.howTitle,
      en.webTitle,
      en.videosTitle,
      en.shotsTitle,
      en.emoticonsTitle,
      en.imagesTitle,
      en.partnerTitle,
      en.newsletterTitle,
    ]);
  });

  it('says that the apps of both stores are still to come', () => {
    const badges = section('app').getAllByRole('listitem');
    expect(badges.map(({ textContent }) => textContent)).toEqual([
      'Coming soonApp Store',
      'Coming soonGoogle Play',
    ]);
  });

  it('names whose the stickers are', () => {
    expect(targets(section('emoticons'))).toEqual([
      'Fluent Emoji by Microsoft: https://github.com/microsoft/fluentui-emoji',
    ]);
  });

  it('asks partners for name, email and message, and the newsletter for an email', () => {
    const fields = (id: string) =>
      section(id)
        .getAllByRole('textbox')
        .map((field) => field.getAttribute('name'));
    expect(fields('partner')).toEqual(expect.arrayContaining(['name', 'email', 'message']));
    expect(fields('newsletter')).toEqual(expect.arrayContaining(['email']));
  });

  it('ends with contact, social links, terms and privacy', () => {
    const footer = within(screen.getByRole('contentinfo'));
    const columns = footer.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(columns).toEqual([en.footerContact, en.footerSocial, en.footerLegal, en.footerLanguages]);
    expect(targets(footer)).toEqual(
      expect.arrayContaining([
        'Write to us: #partner',
        expect.stringMatching(/^Share on X: https:\/\/x\.com/),
        expect.stringMatching(/^Share on Facebook: https:\/\/www\.facebook\.com/),
        'Terms: /terms.html',
        'Privacy: /privacy.html',
      ]),
    );
  });

  it('leads from the badges of the stores to how it is installed, in its own language', () => {
    cleanup();
    render(<LandingPage language="it" text={italian} />);
    for (const name of [/App Store/, /Google Play/])
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/install.it.html');
  });

  it('links terms and privacy in its own language', () => {
    cleanup();
    render(<LandingPage language="it" text={italian} />);
    const links = targets(within(screen.getByRole('contentinfo')));
    expect(links).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/: \/terms\.it\.html$/),
        expect.stringMatching(/: \/privacy\.it\.html$/),
      ]),
    );
  });
});
