import { useMemo, useState } from 'react';
import { CodeView } from './CodeView.tsx';
import { codeOf } from './codeOf.ts';
import type { Setting } from './Setting.ts';
import { Stage } from './Stage.tsx';
import { ThemeEditor } from './ThemeEditor.tsx';
import { sheetOf } from './theme/sheetOf.ts';
import { themeOf } from './theme/themeOf.ts';

const choices = {
  stage: { label: 'Show', options: { conversation: 'A conversation', call: 'A call' } },
  locale: { label: 'Language', options: { en: 'English', ar: 'العربية', it: 'Italiano', vi: 'Tiếng Việt' } },
  direction: {
    label: 'Direction',
    options: { auto: 'As the language', ltr: 'Left to right', rtl: 'Right to left' },
  },
  theme: { label: 'Mode', options: { light: 'Light', dark: 'Dark' } },
} as const;

type Choice = keyof typeof choices;

/** The tokens on the stage alone: this page has its own colours. */
const scoped = (sheet: string): string =>
  sheet
    .replaceAll(/(:root,\n|:root:not\(\[data-fr-theme\]\),\n\s*)/g, '')
    .replaceAll('[data-fr-theme', '.playground-stage [data-fr-theme');

const siteTheme = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

/** A conversation and a call to try, in a theme to make, with the code that shows them. */
export function Playground() {
  const [setting, setSetting] = useState<Setting>(() => ({
    stage: 'conversation',
    locale: 'en',
    direction: 'auto',
    theme: siteTheme(),
    brand: '#1f5ae0',
  }));
  const theme = useMemo(() => themeOf(setting.brand), [setting.brand]);
  const sheet = sheetOf(theme);
  const change = (part: Partial<Setting>) => setSetting({ ...setting, ...part });
  return (
    <div className="playground">
      <style>{scoped(sheet)}</style>
      <div className="playground-bar">
        {(Object.keys(choices) as Choice[]).map((name) => (
          <span key={name} className="playground-field">
            <label htmlFor={`playground-${name}`}>{choices[name].label}</label>
            <select
              id={`playground-${name}`}
              value={setting[name]}
              onChange={(event) => change({ [name]: event.target.value })}
            >
              {Object.entries(choices[name].options).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </span>
        ))}
      </div>
      <div className="playground-stage">
        <Stage {...setting} />
      </div>
      <CodeView name="App.tsx" text={codeOf(setting)} />
      <ThemeEditor
        brand={setting.brand}
        onBrand={(brand) => change({ brand })}
        theme={theme}
        mode={setting.theme}
      />
      <CodeView name="theme.css" text={sheet} />
    </div>
  );
}
