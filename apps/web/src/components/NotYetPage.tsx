import { Button, Icon } from '@franca/ui';
import { Hammer } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useText } from '../strings/useText.ts';
import { CenteredPage } from './CenteredPage.tsx';
import { Notice } from './Notice.tsx';

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
      <Notice
        icon={<Icon icon={Hammer} size="large" />}
        title={text('notYetTitle', { name })}
        action={<Button onClick={() => navigate('/chat')}>{text('goToChats')}</Button>}
      >
        {text('notYetText')}
      </Notice>
    </CenteredPage>
  );
}
