import { Switch } from '@franca/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { SettingsGroup } from '../../components/SettingsGroup.tsx';
import { api, queries } from '../../lib/data/api.ts';
import { useMe } from '../../lib/data/useMe.ts';
import { useLaterText } from '../../strings/laterTexts.ts';

/** What others are told of the person (docs/behaviour/profile.md, Last seen). */
export function PrivacySettings() {
  const text = useLaterText();
  const client = useQueryClient();
  const { data: me } = useMe();
  const change = useMutation({
    mutationFn: (isShown: boolean) => api.users.updatePrivacy({ body: { shows_last_seen: isShown } }),
    onSuccess: async (changed) => {
      client.setQueryData(queries.users.me().queryKey, changed);
      const [lastSeen] = queries.users.lastSeen({ query: { user_id: '' } }).queryKey;
      await client.invalidateQueries({ queryKey: [lastSeen] });
    },
  });
  const isShown = change.isPending ? change.variables : (me?.shows_last_seen ?? true);
  return (
    <SettingsGroup title={text('accountData.privacy')}>
      <Switch
        label={text('accountData.lastSeen')}
        hint={text('accountData.lastSeenHint')}
        checked={isShown}
        disabled={!me}
        onCheckedChange={(isOn) => change.mutate(isOn)}
      />
    </SettingsGroup>
  );
}
