import { Button, Icon } from '@franca/ui';
import { CloudAlert } from 'lucide-react';
import { useText } from '../strings/useText.ts';
import { CenteredPage } from './CenteredPage.tsx';
import { Notice } from './Notice.tsx';

/** What is shown when a page has failed: a sentence and one action. */
export function ErrorScreen() {
  const text = useText();
  return (
    <CenteredPage>
      <Notice
        role="alert"
        icon={<Icon icon={CloudAlert} size="large" />}
        title={text('errorTitle')}
        action={<Button onClick={() => location.reload()}>{text('reload')}</Button>}
      >
        {text('errorText')}
      </Notice>
    </CenteredPage>
  );
}
