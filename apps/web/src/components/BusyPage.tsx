import { Spinner } from '@franca/ui';
import { useLoadingShell } from '../lib/loadingShell.ts';
import { useText } from '../strings/texts.ts';
import { CenteredPage } from './Notice.tsx';

/** Props of {@link BusyPage}. */
export interface BusyPageProps {
  /** What is under way, read aloud. */
  label?: string;
}

/** A page that waits. */
export function BusyPage({ label }: BusyPageProps) {
  const text = useText();
  if (useLoadingShell()) return null;
  return (
    <CenteredPage>
      <Spinner size="large" label={label ?? text('common.loading')} />
    </CenteredPage>
  );
}
