import type { BrandTheme } from './theme/BrandTheme.ts';
import { type Contrast, contrastsOf } from './theme/contrastsOf.ts';

function Row({ name, front, back, least, ratio }: Contrast) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <span className="playground-sample" style={{ color: front, background: back }}>
          {least === 3 ? <span className="playground-control" /> : 'Aa'}
        </span>
      </td>
      <td>
        {ratio.toFixed(1)} : 1 (at least {least})
      </td>
    </tr>
  );
}

/** Props of {@link ThemeEditor}. */
export interface ThemeEditorProps {
  /** The brand, `#rrggbb`. */
  brand: string;
  /** Takes another one. */
  onBrand: (brand: string) => void;
  /** What becomes of it. */
  theme: BrandTheme;
  /** The mode whose contrasts are shown. */
  mode: 'light' | 'dark';
}

/** One colour in, the tokens of both modes out, each with its contrast. */
export function ThemeEditor({ brand, onBrand, theme, mode }: ThemeEditorProps) {
  const { primary } = theme[mode];
  return (
    <section aria-label="Theme">
      <label className="playground-field">
        Your colour
        <input type="color" value={brand} onChange={(event) => onBrand(event.target.value)} />
      </label>
      {primary === brand ? null : (
        <p>
          In {mode}, <code>{brand}</code> becomes <code>{primary}</code>, so that words on it and it on every
          ground can be told.
        </p>
      )}
      <table>
        <caption>Contrast in {mode}</caption>
        <tbody>
          {contrastsOf(theme[mode], mode).map((contrast) => (
            <Row key={contrast.name} {...contrast} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
