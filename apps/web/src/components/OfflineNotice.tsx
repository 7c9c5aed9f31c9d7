import { Banner } from '@franca/ui';
import { useOnline } from '../lib/useOnline.ts';
import { useText } from '../strings/useText.ts';

/** Says that there is no network and that nothing is lost. */
export function OfflineNotice() {
  const text = useText();
  return useOnline() ? null : (
    <Banner tone="warning" edge>
      {text('offlineNotice')}
    </Banner>
  );
}
