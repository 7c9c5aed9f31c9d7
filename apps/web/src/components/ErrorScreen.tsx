import { Button, Icon } from '@franca/ui';
import { CloudAlert } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { useText } from '../strings/texts.ts';
import { CenteredPage, Notice } from './Notice.tsx';

/** What is shown when a page has failed: a sentence and one action. */
export function ErrorScreen() {
  const text = useText();
  return (
    <CenteredPage>
      <Notice
        role="alert"
        icon={<Icon icon={CloudAlert} size="large" />}
        title={text('pages.errorTitle')}
        action={<Button onClick={() => location.reload()}>{text('common.reload')}</Button>}
      >
        {text('pages.errorText')}
      </Notice>
    </CenteredPage>
  );
}

/** Props of {@link ErrorBoundary}. */
export interface ErrorBoundaryProps {
  /** What may fail. */
  children: ReactNode;
}

/** Shows the {@link ErrorScreen} where a component has failed. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  /** Remembers the failure, so that the next render shows the screen. */
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <ErrorScreen /> : this.props.children;
  }
}
