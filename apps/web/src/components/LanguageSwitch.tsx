import { uiLanguages } from '@franca/languages';
import { Icon } from '@franca/ui';
import { Globe } from 'lucide-react';
import { setPreferences } from '../lib/preferences/preferences.ts';
import { showLanguage, useText, useTexts } from '../strings/texts.ts';
import * as styles from './LanguageSwitch.styles.ts';

/** Changes the language of the interface before anybody is signed in. Renders a `<label>` with a `<select>`. */
export function LanguageSwitch() {
  const text = useText();
  const { language } = useTexts();
  return (
    <label className={styles.root}>
      <Icon icon={Globe} size="small" />
      <select
        className={styles.select}
        aria-label={text('auth.pageLanguage')}
        value={language}
        onChange={({ target }) => {
          setPreferences({ language: target.value });
          void showLanguage(target.value);
        }}
      >
        {uiLanguages.map(({ tag, nativeName }) => (
          <option key={tag} value={tag} lang={tag}>
            {nativeName}
          </option>
        ))}
      </select>
    </label>
  );
}
