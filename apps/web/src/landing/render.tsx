import '@franca/ui';
import '../styles/renderedFonts.css';
import '../styles/landing.css';
import { directionOf, type UiLanguage, uiLanguages } from '@franca/languages';
import { renderToStaticMarkup } from 'react-dom/server';
import { captionsOf, clips } from '../features/landing/clips.ts';
import { LandingPage } from '../features/landing/LandingPage.tsx';
import { originMark } from '../features/landing/originMark.ts';
import { mediaPath } from '../lib/navigation/mediaPath.ts';
import type { LandingStrings } from '../strings/landing/en.ts';
import { renderLegal } from './renderLegal.tsx';

const files = import.meta.glob<Partial<Record<UiLanguage, LandingStrings>>>('../strings/landing/??.ts', {
  eager: true,
});

function textsOf(language: UiLanguage): LandingStrings {
  const text = files[`../strings/landing/${language}.ts`]?.[language];
  if (!text)
    throw new Error(
      `The landing page has no texts in "${language}": src/strings/landing/${language}.ts is missing.`,
    );
  return text;
}

/** Files of the build that a page links. */
export interface LandingAssets {
  /** The page's script, as a path. */
  script: string;
  /** Its style sheets. */
  styles: readonly string[];
}

/** What search engines read: docs/behaviour/landing.md, Search engines. */
function structuredData(language: UiLanguage, text: LandingStrings): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: 'Franca',
    url: `${originMark}/`,
    image: originMark + mediaPath(language, 'og.png'),
    description: text.description,
    applicationCategory: 'CommunicationApplication',
    operatingSystem: 'Any',
    inLanguage: language,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'AUD' },
  };
  // The end of a script element must not stand in its text.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** The whole page in one language. `__ORIGIN__` in it stands for the address that it is served from. */
function renderPage(language: UiLanguage, { script, styles }: LandingAssets): string {
  const text = textsOf(language);
  const address = `${originMark}/?lang=${language}`;
  const picture = originMark + mediaPath(language, 'og.png');
  const page = renderToStaticMarkup(
    <html lang={language} dir={directionOf(language)} data-fr-page="">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{text.pageTitle}</title>
        <meta name="description" content={text.description} />
        <script defer src="/browser-check.js" />
        <script src="/leave.js" />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="canonical" href={address} />
        <link rel="alternate" hrefLang="x-default" href={`${originMark}/`} />
        {uiLanguages.map(({ tag }) => (
          <link key={tag} rel="alternate" hrefLang={tag} href={`${originMark}/?lang=${tag}`} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/icon-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1420" media="(prefers-color-scheme: dark)" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content="Franca" />
        <meta property="og:title" content={text.pageTitle} />
        <meta property="og:description" content={text.description} />
        <meta property="og:url" content={address} />
        <meta property="og:locale" content={language} />
        <meta property="og:image" content={picture} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={text.desktopAlt} />
        <meta name="twitter:card" content="summary_large_image" />
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: structuredData(language, text) }}
        />
        <script type="module" src={script} />
      </head>
      <body>
        <LandingPage language={language} text={text} />
      </body>
    </html>,
  );
  return `<!doctype html>${page}`;
}

/** The files of the landing page: its HTML by language, and what lies beside it by path. */
export function renderLanding(assets: LandingAssets): {
  pages: Record<string, string>;
  files: Record<string, string>;
} {
  const pages = Object.fromEntries(uiLanguages.map(({ tag }) => [tag, renderPage(tag, assets)]));
  const captions = uiLanguages.flatMap(({ tag }) =>
    clips.map((clip) => [mediaPath(tag, `${clip.name}.vtt`), captionsOf(clip, tag, textsOf(tag))] as const),
  );
  return { pages, files: { ...Object.fromEntries(captions), ...renderLegal() } };
}
