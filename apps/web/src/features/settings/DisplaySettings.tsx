import { RadioGroup, Select, Switch, useLocale } from '@franca/ui';
import { SettingsGroup } from '../../components/SettingsGroup.tsx';
import { dateTextIn, timeTextIn } from '../../lib/moments/momentTexts.ts';
import { setPreferences, usePreference } from '../../lib/preferences/preferences.ts';
import { dateFormats, textSizes, themes, timeFormats } from '../../lib/preferences/storedPreferences.ts';
import { type TextKey, useText } from '../../strings/texts.ts';
import { LanguageSetting } from './LanguageSetting.tsx';

const themeNames = {
  system: 'settings.themeSystem',
  light: 'settings.themeLight',
  dark: 'settings.themeDark',
} as const satisfies Record<(typeof themes)[number], TextKey>;

const sizeNames = {
  small: 'settings.textSmall',
  normal: 'settings.textNormal',
  large: 'settings.textLarge',
  larger: 'settings.textLarger',
} as const satisfies Record<(typeof textSizes)[number], TextKey>;

const timeNames = {
  standard: 'settings.timeStandard',
  country: 'settings.asInCountry',
  '24h': 'settings.time24',
  '12h': 'settings.time12',
} as const satisfies Record<(typeof timeFormats)[number], TextKey>;

const dateNames = {
  standard: 'settings.dateStandard',
  country: 'settings.asInCountry',
} as const satisfies Record<(typeof dateFormats)[number], TextKey>;

/** The moment that examples show: 26 November 2026, 14:05. */
const exampleMoment = new Date(2026, 10, 26, 14, 5).getTime();

/** How this browser shows Franca: language, theme, size of text, forms of times and dates. */
export function DisplaySettings() {
  const text = useText();
  const theme = usePreference('theme');
  const textSize = usePreference('textSize');
  const timeFormat = usePreference('timeFormat');
  const dateFormat = usePreference('dateFormat');
  const locale = useLocale();
  const roughView = usePreference('roughView');
  const voiceText = usePreference('voiceText');
  const linkPreviews = usePreference('linkPreviews');
  return (
    <SettingsGroup title={text('settings.display')}>
      <LanguageSetting />
      <RadioGroup
        label={text('settings.theme')}
        orientation="horizontal"
        options={themes.map((value) => ({ value, label: text(themeNames[value]) }))}
        value={theme}
        onValueChange={(value) => setPreferences({ theme: value as typeof theme })}
      />
      <Select
        label={text('settings.textSize')}
        options={textSizes.map((value) => ({ value, label: text(sizeNames[value]) }))}
        value={textSize}
        onValueChange={(value) => setPreferences({ textSize: value as typeof textSize })}
      />
      <Select
        label={text('settings.timeFormat')}
        options={timeFormats.map((value) => ({
          value,
          label: text(timeNames[value], { example: timeTextIn(value, locale)(exampleMoment, 'local') }),
        }))}
        value={timeFormat}
        onValueChange={(value) => setPreferences({ timeFormat: value as typeof timeFormat })}
      />
      <Select
        label={text('settings.dateFormat')}
        options={dateFormats.map((value) => ({
          value,
          label: text(dateNames[value], { example: dateTextIn(value, locale)(exampleMoment, 'local') }),
        }))}
        value={dateFormat}
        onValueChange={(value) => setPreferences({ dateFormat: value as typeof dateFormat })}
      />
      <Switch
        label={text('settings.roughOriginal')}
        hint={text('settings.roughOriginalHint')}
        checked={roughView === 'original'}
        onCheckedChange={(isOn) => setPreferences({ roughView: isOn ? 'original' : 'alone' })}
      />
      <Switch
        label={text('settings.voiceText')}
        hint={text('settings.voiceTextHint')}
        checked={voiceText}
        onCheckedChange={(isOn) => setPreferences({ voiceText: isOn })}
      />
      <Switch
        label={text('settings.linkPreviews')}
        hint={text('settings.linkPreviewsHint')}
        checked={linkPreviews}
        onCheckedChange={(isOn) => setPreferences({ linkPreviews: isOn })}
      />
    </SettingsGroup>
  );
}
