import { relationButton, relationOf, type User } from '@franca/contract';
import {
  Avatar,
  Button,
  Dialog,
  EmptyState,
  Icon,
  ImageViewer,
  List,
  ListItem,
  Spinner,
  useToast,
} from '@franca/ui';
import { copyText } from '@franca/ui/kit';
import { useQuery } from '@tanstack/react-query';
import {
  BadgeCheck,
  Ban,
  Link,
  type LucideIcon,
  MessageSquare,
  Phone,
  ShieldCheck,
  UserCheck,
  UserMinus,
  UserPlus,
  UserRoundPlus,
  UserRoundX,
  Video,
} from 'lucide-react';
import { useState } from 'react';
import { UnblockDialog } from '../../components/UnblockDialog.tsx';
import { useStartCall } from '../../lib/calls/useStartCall.ts';
import { useChatAddress } from '../../lib/chatAddress/ChatAddressProvider.tsx';
import { queries } from '../../lib/data/api.ts';
import { usePlan } from '../../lib/data/usePlan.ts';
import { useGroupActions } from '../../lib/groups/useGroupActions.ts';
import { profileLink } from '../../lib/people/profileLink.ts';
import { useRelationAction } from '../../lib/people/useRelationAction.ts';
import { useStartChat } from '../../lib/people/useStartChat.ts';
import { useText } from '../../strings/texts.ts';
import * as styles from './People.styles.ts';
import { PersonPlace } from './PersonPlace.tsx';

const relationIcons: Record<ReturnType<typeof relationButton>['label'], LucideIcon> = {
  add: UserPlus,
  resend: UserCheck,
  accept: UserCheck,
  unblock: ShieldCheck,
  unfriend: UserMinus,
};

function ProfileActions({ person }: { person: User }) {
  const text = useText();
  const { act, pending } = useRelationAction();
  const { start, ensure, startingId } = useStartChat();
  const startCall = useStartCall();
  const { includes } = usePlan();
  const { openDialog, openPlans } = useChatAddress();
  const toast = useToast();
  const copy = (link: string): void =>
    void copyText(link).then(
      () => toast.success(text('start.copied')),
      () => toast.error(text('start.copyFailed')),
    );
  const [refused, setRefused] = useState<'audioCall' | 'videoCall' | null>(null);
  const call = async (callee: User, feature: 'audioCall' | 'videoCall'): Promise<void> => {
    if (!includes(feature)) return openPlans(feature);
    // A refusal has opened the plans, or is said in a toast.
    const topicId = await ensure(callee).catch(() => null);
    if (topicId !== null) startCall(topicId, feature === 'videoCall');
  };
  const groups = useGroupActions();
  const relation = relationOf(person);
  const { label, action } = relationButton(relation, 'profile');
  const isBusy = pending !== null;
  const ring = <Spinner size="small" />;
  return (
    <List aria-label={text('people.actionsFor', { name: person.name })}>
      <ListItem
        start={<Icon icon={relationIcons[label]} />}
        title={text(`people.${label}`)}
        secondary={action === null ? text('people.waitsForAnswer') : undefined}
        end={pending && pending.action === action ? ring : null}
        aria-disabled={action === null || isBusy || undefined}
        onClick={() => action && !isBusy && act({ id: person._id, action })}
      />
      <ListItem
        start={<Icon icon={MessageSquare} />}
        title={text('people.sendMessage')}
        end={startingId ? ring : null}
        onClick={() => start(person)}
      />
      {(['audioCall', 'videoCall'] as const).map((name) => (
        <ListItem
          key={name}
          start={<Icon icon={name === 'audioCall' ? Phone : Video} />}
          title={text(`people.${name}`)}
          onClick={() =>
            relation === 'blocked' && includes(name) ? setRefused(name) : void call(person, name)
          }
        />
      ))}
      {person.username === null ? null : (
        <ListItem
          start={<Icon icon={Link} />}
          title={text('username.copyOf')}
          onClick={() => copy(profileLink(person.username ?? ''))}
        />
      )}
      {relation === 'blocked' ? null : (
        <ListItem
          start={<Icon icon={UserRoundPlus} />}
          title={text('people.createGroup')}
          onClick={() => groups.create(person._id)}
        />
      )}
      {relation === 'blocked' ? null : (
        <ListItem
          className={styles.danger}
          start={<Icon icon={Ban} />}
          title={text('people.block')}
          aria-disabled={isBusy || undefined}
          onClick={() => isBusy || openDialog('block', person._id)}
        />
      )}
      <UnblockDialog
        person={refused && { id: person._id, name: person.name }}
        description={text('people.blockedCallText')}
        bothLabel={text('people.unblockAndCall')}
        onUnblocked={() => {
          setRefused(null);
          if (refused) void call(person, refused);
        }}
        onCancel={() => setRefused(null)}
      />
    </List>
  );
}

function Face({ person }: { person: User }) {
  const text = useText();
  const face = <Avatar decorative size="huge" name={person.name} src={person.avatar} />;
  if (!person.avatar) return face;
  return (
    <ImageViewer
      label={text('people.pictureOf', { name: person.name })}
      images={[{ src: person.avatar, alt: person.name }]}
      trigger={
        <button type="button" className={styles.face} aria-label={text('people.enlarge')}>
          {face}
        </button>
      }
    />
  );
}

/** Props of {@link ProfileDialog}. */
export interface ProfileDialogProps {
  /** Whose profile; null while none is shown. */
  personId: string | null;
  /** Who looks. */
  viewerId: string;
  /** Closes it. */
  onClose: () => void;
}

/** Who somebody is, and what can be done with them (docs/behaviour/people.md, Contact profile dialog). */
export function ProfileDialog({ personId, viewerId, onClose }: ProfileDialogProps) {
  const text = useText();
  const { data, isError, refetch } = useQuery({
    ...queries.users.get({ params: { id: personId ?? '' } }),
    enabled: personId !== null,
  });
  const content = () => {
    if (isError && !data) {
      return (
        <EmptyState
          icon={<Icon icon={UserRoundX} size="large" />}
          title={text('people.profileFailed')}
          action={
            <Button variant="neutral" onClick={() => void refetch()}>
              {text('common.retry')}
            </Button>
          }
        />
      );
    }
    if (!data) return <Spinner label={text('people.profile')} />;
    return (
      <div className={styles.profile}>
        <div className={styles.profileHead}>
          <Face person={data} />
          <p className={styles.profileName}>
            <bdi>{data.name}</bdi>
            {data.is_verified ? (
              <Icon icon={BadgeCheck} size="small" label={text('people.verified')} />
            ) : null}
          </p>
          <p className={styles.profilePlace}>
            <PersonPlace person={data} />
          </p>
          {data.description ? (
            <p className={styles.description} dir="auto">
              {data.description}
            </p>
          ) : null}
        </div>
        {data._id === viewerId ? null : <ProfileActions person={data} />}
      </div>
    );
  };
  return (
    <Dialog
      open={personId !== null}
      inHistory
      onOpenChange={(open) => open || onClose()}
      title={text('people.profile')}
      size="small"
    >
      {content()}
    </Dialog>
  );
}
