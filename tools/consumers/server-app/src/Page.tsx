import { Gallery } from './Gallery.tsx';

/** Props of {@link Page}. */
export interface PageProps {
  /** Addresses of the style sheets that were built. */
  styles: readonly string[];
}

/** The whole document, so that the server and the browser render the same. */
export function Page({ styles }: PageProps) {
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <link rel="icon" href="data:," />
        <title>Ten components</title>
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <Gallery />
      </body>
    </html>
  );
}
