import { Switch } from '@franca/ui';
import { SettingsGroup } from '../../../components/SettingsGroup.tsx';
import { useText } from '../../../strings/texts.ts';
import { usePush } from './usePush.ts';

/** The settings of push on this device. */
export function PushSettings() {
  const text = useText();
  const { state, hidesText, setOn, setHidesText } = usePush();
  const hints = {
    unsupported: 'notifications.pushUnsupported',
    blocked: 'notifications.pushBlocked',
    failed: 'notifications.pushFailed',
  } as const;
  const isClosed = state === 'unsupported' || state === 'blocked';
  const hint = state in hints ? text(hints[state as keyof typeof hints]) : undefined;
  return (
    <SettingsGroup title={text('notifications.pushTitle')}>
      <Switch
        label={text('notifications.pushOn')}
        checked={state === 'on'}
        disabled={isClosed}
        onCheckedChange={setOn}
      />
      {hint ? <p role="status">{hint}</p> : null}
      <Switch
        label={text('notifications.pushHideText')}
        checked={hidesText}
        disabled={state !== 'on'}
        onCheckedChange={setHidesText}
      />
    </SettingsGroup>
  );
}
