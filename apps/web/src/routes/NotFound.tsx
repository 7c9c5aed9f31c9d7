import { Button, Icon } from '@franca/ui';
import { Compass } from 'lucide-react';
import { useNavigate } from 'react-router';
import { CenteredPage } from '../components/CenteredPage.tsx';
import { Notice } from '../components/Notice.tsx';
import { useText } from '../strings/useText.ts';

/** `/404`: "Not Found". */
export function Component() {
  const text = useText();
  const navigate = useNavigate();
  return (
    <CenteredPage>
      <Notice
        icon={<Icon icon={Compass} size="large" />}
        title={text('notFound')}
        action={<Button onClick={() => navigate('/login')}>{text('backToLogin')}</Button>}
      >
        {text('notFoundText')}
      </Notice>
    </CenteredPage>
  );
}
