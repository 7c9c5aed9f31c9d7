import { Button, EmptyState, Icon } from '@franca/ui';
import { Compass } from 'lucide-react';
import { useNavigate } from 'react-router';
import { CenteredPage } from '../components/CenteredPage.tsx';
import { useText } from '../strings/useText.ts';

/** `/404`: "Not Found". */
export function Component() {
  const text = useText();
  const navigate = useNavigate();
  return (
    <CenteredPage>
      <EmptyState
        icon={<Icon icon={Compass} size="large" />}
        title={<h1>{text('notFound')}</h1>}
        action={<Button onClick={() => navigate('/login')}>{text('backToLogin')}</Button>}
      >
        {text('notFoundText')}
      </EmptyState>
    </CenteredPage>
  );
}
