import { findUiLanguage, uiLanguages } from '@franca/languages';
import { Combobox, useLocale } from '@franca/ui';
import { useStore } from 'zustand';
import { useBasicLists } from '../../lib/data/staticLists.ts';
import { languageItems, ownLanguageItems } from '../../lib/names/namedItems.ts';
import { setPreferences, usePreference } from '../../lib/preferences/preferences.ts';
import { interfaceLanguage } from '../../strings/interfaceLanguage.ts';
import { machineState } from '../../strings/machineLanguage.ts';
import { useProfileLanguage } from '../../strings/profileLanguage.ts';
import { useText } from '../../strings/texts.ts';

/** The item for those who choose none. */
const automatic = 'automatic';

/** What is said below a language that a machine translates. */
const notes = {
  idle: 'settings.machineDone',
  done: 'settings.machineDone',
  busy: 'settings.machineBusy',
  failed: 'settings.machineFailed',
} as const;

const nativeName = (tag: string): string =>
  uiLanguages.find((language) => language.tag === tag)?.nativeName ?? tag;

/** The language of the interface: the profile's, one that Franca has texts in, or another that a machine translates. */
export function LanguageSetting() {
  const text = useText();
  const locale = useLocale();
  const chosen = usePreference('language');
  const machine = useStore(machineState, ({ state }) => state);
  const { data: lists } = useBasicLists();
  const languages = lists?.languages ?? [];
  const others = languageItems(languages, locale).flatMap((item) => {
    const code = languages.find(({ name }) => name === item.value)?.code;
    return code && !findUiLanguage(code) ? [{ ...item, value: code }] : [];
  });
  const profile = interfaceLanguage(null, useProfileLanguage() ?? null, navigator.languages);
  const isMachine = findUiLanguage(chosen ?? profile) === undefined;
  return (
    <Combobox
      label={text('settings.language')}
      hint={text(isMachine ? notes[machine] : 'settings.languageHint')}
      items={[
        { value: automatic, label: text('settings.languageAutomatic', { language: nativeName(profile) }) },
        ...ownLanguageItems(locale),
        ...others,
      ]}
      value={chosen ?? automatic}
      onValueChange={(value) => setPreferences({ language: value === automatic ? null : value })}
    />
  );
}
