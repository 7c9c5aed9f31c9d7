import type { Device } from '@franca/contract';
import { Button, Icon, RetryBanner, Spinner, useLocale, useToast } from '@franca/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { SettingsGroup } from '../../components/SettingsGroup.tsx';
import { api, queries } from '../../lib/data/api.ts';
import { countryLocale } from '../../lib/preferences/countryLocale.ts';
import { useLaterText } from '../../strings/laterTexts.ts';
import * as styles from './AccountSettings.styles.ts';

const mobileSystems: readonly string[] = ['iOS', 'Android', 'HarmonyOS'];

function useDeviceName() {
  const text = useLaterText();
  return ({ browser, system }: Device): string => {
    if (browser && system) return text('accountData.deviceName', { browser, system });
    return browser ?? system ?? text('accountData.unknownDevice');
  };
}

/** One device, with the button that signs it out. */
function DeviceRow({
  device,
  onSignOut,
  isBusy,
}: {
  device: Device;
  onSignOut: () => void;
  isBusy: boolean;
}) {
  const text = useLaterText();
  const locale = useLocale();
  const name = useDeviceName()(device);
  const when = new Intl.DateTimeFormat(countryLocale(locale), { dateStyle: 'medium', timeStyle: 'short' });
  const lastActive = when.format(new Date(device.last_active_at));
  return (
    <li className={styles.device}>
      <Icon icon={mobileSystems.includes(device.system ?? '') ? Smartphone : Monitor} />
      <span className={styles.deviceWords}>
        <bdi>{name}</bdi>
        <span className={styles.quiet}>
          {device.is_current
            ? text('accountData.thisDevice')
            : text('accountData.lastActive', { when: lastActive })}
        </span>
      </span>
      {device.is_current ? null : (
        <Button
          size="small"
          variant="neutral"
          loading={isBusy}
          aria-label={text('accountData.signOutNamed', { name })}
          onClick={onSignOut}
        >
          {text('accountData.signOut')}
        </Button>
      )}
    </li>
  );
}

/** Where the person is signed in, with sign-out of one or of all others (docs/behaviour/account-data.md, Devices). */
export function DevicesSettings() {
  const text = useLaterText();
  const toast = useToast();
  const client = useQueryClient();
  const options = queries.account.devices();
  const { data, isError, refetch } = useQuery({ ...options, staleTime: 0, refetchOnMount: 'always' });
  const refresh = () => client.invalidateQueries({ queryKey: options.queryKey });
  const one = useMutation({
    mutationFn: (id: string) => api.account.signOutDevice({ query: { device_id: id } }),
    onSuccess: () => void toast.success(text('accountData.signedOut')),
    onSettled: refresh,
  });
  const others = useMutation({
    mutationFn: () => api.account.signOutOthers(),
    onSuccess: ({ count }) => void toast.success(text('accountData.othersSignedOut', { count })),
    onSettled: refresh,
  });
  const hasOthers = (data?.length ?? 0) > 1;
  return (
    <SettingsGroup title={text('accountData.devices')}>
      {!data && isError ? (
        <RetryBanner onRetry={() => void refetch()}>{text('accountData.devicesFailed')}</RetryBanner>
      ) : null}
      {!data && !isError ? <Spinner label={text('accountData.devices')} /> : null}
      {data ? (
        <ul className={styles.devices}>
          {data.map((device) => (
            <DeviceRow
              key={device._id}
              device={device}
              isBusy={one.isPending && one.variables === device._id}
              onSignOut={() => one.mutate(device._id)}
            />
          ))}
        </ul>
      ) : null}
      {hasOthers ? (
        <Button
          className={styles.action}
          variant="neutral"
          loading={others.isPending}
          onClick={() => others.mutate()}
        >
          {text('accountData.signOutOthers')}
        </Button>
      ) : null}
    </SettingsGroup>
  );
}
