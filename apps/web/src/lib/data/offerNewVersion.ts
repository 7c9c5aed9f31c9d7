import { translate } from '../../strings/texts.ts';
import { toasts } from './toasts.ts';

/** Offers a reload into the newer version of Franca; the page goes on as it is until somebody takes it. */
export function offerNewVersion(): void {
  toasts.show({
    content: translate('pages.newVersion'),
    duration: Number.POSITIVE_INFINITY,
    action: { label: translate('common.reload'), onSelect: () => location.reload() },
  });
}
