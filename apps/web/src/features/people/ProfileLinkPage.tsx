import { ApiError } from '@franca/api-client';
import { Button, Icon, Spinner } from '@franca/ui';
import { useQuery } from '@tanstack/react-query';
import { UserRoundX } from 'lucide-react';
import { useEffect } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { CenteredPage, Notice } from '../../components/Notice.tsx';
import { queries } from '../../lib/data/api.ts';
import { forgetReturnPath } from '../../lib/session/returnPath.ts';
import { useText } from '../../strings/texts.ts';

/** `/u/NAME`: leads to the profile of whoever has the username (docs/behaviour/people.md, Profile links). */
export function ProfileLinkPage() {
  const text = useText();
  const navigate = useNavigate();
  const { name = '' } = useParams();
  useEffect(forgetReturnPath, []);
  const { data, error, refetch } = useQuery({
    ...queries.users.byUsername({ query: { username: name } }),
    staleTime: 0,
  });
  if (data) return <Navigate replace to={`/chat?${new URLSearchParams({ person: data._id })}`} />;
  if (!error)
    return (
      <CenteredPage>
        <Spinner label={text('people.profile')} />
      </CenteredPage>
    );
  const isNobody = error instanceof ApiError && ['user_not_found', 'validation_failed'].includes(error.code);
  return (
    <CenteredPage>
      <Notice
        role="alert"
        icon={<Icon icon={UserRoundX} size="large" />}
        title={isNobody ? text('username.nobody', { name }) : text('people.profileFailed')}
        action={
          isNobody ? (
            <Button variant="neutral" onClick={() => void navigate('/chat')}>
              {text('groupLinks.toChats')}
            </Button>
          ) : (
            <Button onClick={() => void refetch()}>{text('common.retry')}</Button>
          )
        }
      >
        {isNobody ? text('username.nobodyHint') : error.message}
      </Notice>
    </CenteredPage>
  );
}
