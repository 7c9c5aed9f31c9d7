import { Button, useToast } from '@franca/ui';
import { useMutation } from '@tanstack/react-query';
import { SettingsGroup } from '../../components/SettingsGroup.tsx';
import { api } from '../../lib/data/api.ts';
import { useLaterText } from '../../strings/laterTexts.ts';
import * as styles from './AccountSettings.styles.ts';

/** One archive of the person's data (docs/behaviour/account-data.md, Download of one's data). */
export function DownloadSettings() {
  const text = useLaterText();
  const toast = useToast();
  const asking = useMutation({
    mutationFn: () => api.account.requestExport(),
    onSuccess: ({ url }) => {
      toast.success(text('accountData.downloadBegun'));
      // The browser writes it to the disk as it comes; fetched by the page it would have to fit into memory.
      const link = document.createElement('a');
      link.href = url;
      link.download = '';
      link.click();
    },
  });
  return (
    <SettingsGroup title={text('accountData.download')}>
      <p className={styles.quiet}>{text('accountData.downloadHint')}</p>
      <Button
        className={styles.action}
        variant="neutral"
        loading={asking.isPending}
        onClick={() => asking.mutate()}
      >
        {text('accountData.downloadStart')}
      </Button>
    </SettingsGroup>
  );
}
