import { findUiLanguage, type UiLanguage, uiLanguages } from '@franca/languages';
import { Icon } from '@franca/ui';
import { Globe } from 'lucide-react';
import { setPreferences } from '../lib/preferences/preferences.ts';
import { showLanguage, useTexts } from '../strings/texts.ts';
import * as styles from './LanguageSwitch.styles.ts';

/** Names the choice; "Language" alone is the field of the registration. */
const names: Record<UiLanguage, string> = {
  en: 'Language of this page',
  it: 'Lingua di questa pagina',
  ar: 'لغة هذه الصفحة',
  vi: 'Ngôn ngữ của trang này',
};

/** Changes the language of the interface before anybody is signed in. Renders a `<label>` with a `<select>`. */
export function LanguageSwitch() {
  const { language } = useTexts();
  return (
    <label className={styles.root}>
      <Icon icon={Globe} size="small" />
      <select
        className={styles.select}
        aria-label={names[findUiLanguage(language) ?? 'en']}
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
