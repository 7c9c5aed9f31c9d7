import { color } from '../../packages/ui/src/tokens/tokens.ts';
import { nameOf } from './nameOf.ts';
import { TokenValue } from './TokenValue.tsx';
import './foundations.css';

const partnerOf = (name: string): string | undefined =>
  (color as Record<string, string>)[`on${name.charAt(0).toUpperCase()}${name.slice(1)}`];

// `onPrimarySoft` belongs to primary, `textMuted` to text.
const familyOf = (name: string): string =>
  name.replace(/^on(?=[A-Z])/, '').match(/^[A-Za-z][a-z]*/)?.[0] ?? name;

const families = Object.entries(
  Object.groupBy(Object.entries(color), ([name]) => familyOf(name).toLowerCase()),
);

/** Every colour token in one theme, by family; a filled colour shows letters in the colour that stands on it. */
export function ThemeSwatches({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <section className="foundations-theme" data-fr-theme={theme}>
      <h2>{theme === 'light' ? 'Light' : 'Dark'}</h2>
      {families.map(([family, members = []]) => (
        <div key={family} className="foundations-family">
          <h3>{family}</h3>
          <ul className="foundations-swatches">
            {members.map(([name, token]) => {
              const partner = partnerOf(name);
              return (
                <li key={name} className="foundations-swatch">
                  <span style={{ background: token, color: partner }}>{partner ? 'Aa' : null}</span>
                  <div>
                    <code dir="ltr">{nameOf(token)}</code>
                    <TokenValue token={token} />
                  </div>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </section>
  );
}
