import { Button, EmptyState, Icon } from '@franca/ui';
import { Hammer } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useText } from '../strings/useText.ts';
import { CenteredPage } from './CenteredPage.tsx';

/** Props of {@link NotYetPage}. */
export interface NotYetPageProps {
  /** What is not there yet, in the interface language. */
  name: string;
}

/** Says honestly that a page is not built yet and leads to what works. */
export function NotYetPage({ name }: NotYetPageProps) {
  const text = useText();
  const navigate = useNavigate();
  return (
    <CenteredPage>
      <EmptyState
        icon={<Icon icon={Hammer} size="large" />}
        title={<h1>{text('notYetTitle', { name })}</h1>}
        action={<Button onClick={() => navigate('/chat')}>{text('goToChats')}</Button>}
      >
        {text('notYetText')}
      </EmptyState>
    </CenteredPage>
  );
}
