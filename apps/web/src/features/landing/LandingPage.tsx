import type { UiLanguage } from '@franca/languages';
import type { LandingStrings } from '../../strings/landing/en.ts';
import { AppLinks } from './AppLinks.tsx';
import { Emoticons } from './Emoticons.tsx';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import * as styles from './Landing.styles.ts';
import { LandingFooter } from './LandingFooter.tsx';
import { LandingHeader } from './LandingHeader.tsx';
import { LandingContext } from './landingContext.ts';
import { Newsletter } from './Newsletter.tsx';
import { PartnerForm } from './PartnerForm.tsx';
import { PlansWithoutScript } from './PlansWithoutScript.tsx';
import { PremiumImages } from './PremiumImages.tsx';
import { Screenshots } from './Screenshots.tsx';
import { Videos } from './Videos.tsx';
import { WebVersion } from './WebVersion.tsx';

/** Props of {@link LandingPage}. */
export interface LandingPageProps {
  /** Language of the page. */
  language: UiLanguage;
  /** Its texts. */
  text: LandingStrings;
}

/** What the page's script shows. */
const saidByScript = [
  'enquirySent',
  'subscribed',
  'subscribedHint',
  'nameRequired',
  'emailRequired',
  'emailInvalid',
  'newsletterEmailInvalid',
  'messageRequired',
  'tooMany',
  'failed',
  'plansFailed',
  'installed',
  'pause',
  'play',
] as const satisfies (keyof LandingStrings)[];

/** Texts that the script of the page shows, by name. */
export type ScriptTexts = Pick<LandingStrings, (typeof saidByScript)[number]>;

/**
 * The landing page, in the order of docs/behaviour/landing.md, Sections. Rendered to HTML when the app is built: nothing in it may
 * depend on a browser, and what moves is the work of `src/landing/main.ts`.
 */
export function LandingPage({ language, text }: LandingPageProps) {
  const said = Object.fromEntries(saidByScript.map((key) => [key, text[key]]));
  return (
    <LandingContext value={{ language, text }}>
      <a className={styles.skip} href="#content">
        {text.skip}
      </a>
      <LandingHeader />
      <main id="content" tabIndex={-1} className={styles.main}>
        <Hero />
        <AppLinks />
        <Features />
        <HowItWorks />
        <WebVersion />
        <Videos />
        <Screenshots />
        <Emoticons />
        <PremiumImages />
        <PartnerForm />
        <Newsletter />
        <PlansWithoutScript />
      </main>
      <LandingFooter />
      <section
        className={styles.toasts}
        aria-label={text.notifications}
        aria-live="polite"
        data-toasts
        data-texts={JSON.stringify(said)}
      />
      <div id="plans" />
    </LandingContext>
  );
}
