import { FrancaProvider } from '@franca/ui/provider';
import { createServer } from './createServer.ts';
import { people } from './people.ts';
import { phrases } from './phrases.ts';
import { Side } from './Side.tsx';

const server = createServer();

/** Both sides of one conversation. What one of them writes, the other reads in another language. */
export function App() {
  return (
    <FrancaProvider locale="en" theme="system">
      <main className="page">
        <h1>One conversation, two languages</h1>
        <details>
          <summary>What this page can translate</summary>
          <p>
            A table of {phrases.length} sentences, and nothing else: there is no translation service behind
            it. Another sentence is shown as it was written, and says that there is no translation.
          </p>
          <ul>
            {phrases.map(({ en, ar }) => (
              <li key={en}>
                {en}{' '}
                <bdi lang="ar" dir="rtl">
                  {ar}
                </bdi>
              </li>
            ))}
          </ul>
        </details>
        <div className="sides">
          <Side server={server} person={people.emma} other={people.omar} />
          <Side server={server} person={people.omar} other={people.emma} />
        </div>
      </main>
    </FrancaProvider>
  );
}
