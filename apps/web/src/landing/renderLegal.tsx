import { directionOf, type UiLanguage, uiLanguages } from '@franca/languages';
import { renderToStaticMarkup } from 'react-dom/server';
import { legalPath } from '../lib/navigation/legalPath.ts';
import type { LegalStrings, LegalText } from '../strings/legal/en.ts';

const files = import.meta.glob<Partial<Record<UiLanguage, LegalStrings>>>('../strings/legal/??.ts', {
  eager: true,
});

const kinds = ['terms', 'privacy', 'install'] as const;

function Words({ text }: { text: LegalText }) {
  if (typeof text === 'string') return <p>{text}</p>;
  return (
    <ul>
      {text.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function renderPage(kind: (typeof kinds)[number], language: UiLanguage, strings: LegalStrings): string {
  const { title, description, introduction, sections } = strings[kind];
  const others = kinds.filter((other) => other !== kind);
  const page = renderToStaticMarkup(
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content={description} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/terms.css" />
        <title>{`${title} – Franca`}</title>
      </head>
      <body>
        <main>
          <nav>
            <a href={`/?lang=${language}`}>Franca</a>
            {uiLanguages.map(({ tag, nativeName }) => (
              <a key={tag} href={legalPath(kind, tag)} lang={tag} hrefLang={tag}>
                {nativeName}
              </a>
            ))}
          </nav>
          <h1>{title}</h1>
          <p>{introduction}</p>
          {sections.map(([heading, text]) => (
            <section key={heading}>
              <h2>{heading}</h2>
              <Words text={text} />
            </section>
          ))}
          {others.map((other) => (
            <p key={other}>
              <a href={legalPath(other, language)}>{strings[other].title}</a>
            </p>
          ))}
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>${page}`;
}

/** The terms, the privacy page and the instructions to install in every language, by their paths. */
export function renderLegal(): Record<string, string> {
  const pages = uiLanguages.flatMap(({ tag }) => {
    const strings = files[`../strings/legal/${tag}.ts`]?.[tag];
    if (!strings) throw new Error(`The terms are missing in "${tag}": src/strings/legal/${tag}.ts.`);
    return kinds.map((kind) => [legalPath(kind, tag), renderPage(kind, tag, strings)] as const);
  });
  return Object.fromEntries(pages);
}
