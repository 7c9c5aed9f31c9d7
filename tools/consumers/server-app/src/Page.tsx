import { Chat } from './Chat.tsx';
import { Gallery } from './Gallery.tsx';
import type { Served } from './Served.ts';

/** The whole document, so that the server and the browser render the same. */
export function Page({ styles, messages }: Served) {
  return (
    <html data-fr-page="" lang="en" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <link rel="icon" href="data:," />
        <title>{messages ? 'A conversation' : 'Ten components'}</title>
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>{messages ? <Chat messages={messages} /> : <Gallery />}</body>
    </html>
  );
}
