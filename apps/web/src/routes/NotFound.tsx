import { Button, Icon } from '@franca/ui';
import { Compass } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { CenteredPage, Notice } from '../components/Notice.tsx';
import { useText } from '../strings/texts.ts';

/** `/404`: "Not Found". */
export function Component() {
  const text = useText();
  const navigate = useNavigate();
  return (
    <CenteredPage>
      <Notice
        icon={<Icon icon={Compass} size="large" />}
        title={text('pages.notFound')}
        action={<Button onClick={() => navigate('/login')}>{text('common.backToLogin')}</Button>}
      >
        {text('pages.notFoundText')}
      </Notice>
    </CenteredPage>
  );
}
