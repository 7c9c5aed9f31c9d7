import { ApiError } from '@franca/api-client';
import type { GroupInvitation } from '@franca/contract';
import { Avatar, Button, Icon, Spinner } from '@franca/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Unlink, UsersRound } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { CenteredPage, Notice } from '../../components/Notice.tsx';
import { api, queries } from '../../lib/data/api.ts';
import { forgetReturnPath, keepReturnPath } from '../../lib/session/returnPath.ts';
import { useSession } from '../../lib/session/session.ts';
import { type TextKey, useText } from '../../strings/texts.ts';

/** What is said about a link by which the person cannot join. */
const reasons: Record<Exclude<GroupInvitation['state'], 'open'>, TextKey> = {
  expired: 'errors.group_link_expired',
  used_up: 'errors.group_link_used_up',
  revoked: 'errors.group_link_revoked',
  closed: 'errors.group_link_closed',
  refused: 'errors.group_link_refused',
  full: 'errors.group_full',
};

/** The way to the chats, or to the sign-in. */
function LeadAway() {
  const text = useText();
  const navigate = useNavigate();
  const isSignedIn = useSession(({ sessionToken }) => sessionToken !== null);
  return (
    <Button variant="neutral" onClick={() => void navigate(isSignedIn ? '/chat' : '/login')}>
      {text(isSignedIn ? 'groupLinks.toChats' : 'common.backToLogin')}
    </Button>
  );
}

function useJoining(token: string, again: () => void) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const openTopic = (topicId: string) =>
    void navigate(`/chat?${new URLSearchParams({ topic: topicId })}`, { replace: true });
  const joining = useMutation({
    mutationFn: () => api.groups.join({ body: { token } }),
    onSuccess: async ({ _id }) => {
      await client.invalidateQueries(queries.topics.list());
      openTopic(_id);
    },
    // The toast says why; the page says it too, from now on.
    onError: again,
  });
  return { joining, openTopic };
}

/** `/join/TOKEN`: what an invite link leads to, and the way in (docs/behaviour/groups.md, Joining by a link). */
export function JoinPage() {
  const text = useText();
  const navigate = useNavigate();
  const { token = '' } = useParams();
  const userId = useSession((state) => (state.sessionToken === null ? null : state.userId));
  useEffect(() => {
    if (userId !== null) forgetReturnPath();
  }, [userId]);
  const { data, error, refetch } = useQuery({
    queryKey: ['groups.readLink', token, userId],
    queryFn: ({ signal }) => api.groups.readLink({ body: { token }, signal }),
    staleTime: 0,
  });
  const { joining, openTopic } = useJoining(token, () => void refetch());
  if (!data && !error)
    return (
      <CenteredPage>
        <Spinner label={text('groupLinks.link')} />
      </CenteredPage>
    );
  if (!data) {
    const isUnknown = error instanceof ApiError && error.code === 'group_link_not_found';
    return (
      <CenteredPage>
        <Notice
          role="alert"
          icon={<Icon icon={Unlink} size="large" />}
          title={text(isUnknown ? 'errors.group_link_not_found' : 'groupLinks.notOpened')}
          action={
            isUnknown ? <LeadAway /> : <Button onClick={() => void refetch()}>{text('common.retry')}</Button>
          }
        >
          {isUnknown ? null : error?.message}
        </Notice>
      </CenteredPage>
    );
  }
  const { state, name, image, member_count: count, topic_id: topicId } = data;
  const members = count === null ? null : text('groupLinks.members', { count });
  const picture =
    name === null ? (
      <Icon icon={state === 'refused' ? UsersRound : Unlink} size="large" />
    ) : (
      <Avatar decorative size="huge" name={name} src={image} />
    );
  if (topicId !== null)
    return (
      <CenteredPage>
        <Notice
          icon={picture}
          title={name ?? text('groupLinks.isMember')}
          action={<Button onClick={() => openTopic(topicId)}>{text('groupLinks.open')}</Button>}
        >
          {name === null ? null : `${members} · ${text('groupLinks.isMember')}`}
        </Notice>
      </CenteredPage>
    );
  if (state !== 'open')
    return (
      <CenteredPage>
        <Notice icon={picture} title={name ?? text(reasons[state])} action={<LeadAway />}>
          {name === null ? null : `${members} · ${text(reasons[state])}`}
        </Notice>
      </CenteredPage>
    );
  const signIn = () => {
    keepReturnPath(`/join/${token}`);
    void navigate('/login');
  };
  return (
    <CenteredPage>
      <Notice
        icon={picture}
        title={name ?? ''}
        action={
          userId === null ? (
            <Button onClick={signIn}>{text('groupLinks.signIn')}</Button>
          ) : (
            <Button loading={joining.isPending} onClick={() => joining.mutate()}>
              {text('groupLinks.join')}
            </Button>
          )
        }
      >
        {members}
        <br />
        {text(userId === null ? 'groupLinks.signInHint' : 'groupLinks.intro')}
      </Notice>
    </CenteredPage>
  );
}
