import { Switch } from '@franca/ui';
import { SettingsGroup } from '../../components/SettingsGroup.tsx';
import { useSession } from '../../lib/session/session.ts';
import { useText } from '../../strings/texts.ts';

/** The setting of the specification: both languages in the transcript of a call. */
export function CallSettings() {
  const text = useText();
  const keepsBoth = useSession((state) => state.settings.allLangTranscript);
  const keepBoth = useSession((state) => state.setAllLangTranscript);
  return (
    <SettingsGroup title={text('settings.calls')}>
      <Switch label={text('settings.keepBoth')} checked={keepsBoth} onCheckedChange={keepBoth} />
    </SettingsGroup>
  );
}
