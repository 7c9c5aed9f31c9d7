import { toLocalFields } from '@franca/chat-kit/core';
import type { GroupLink } from '@franca/contract';
import { limits } from '@franca/contract/client';
import { Button, ConfirmDialog, Dialog, Select, Spinner, TextField, useLocale, useToast } from '@franca/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DialogProps } from '../../components/DialogProps.ts';
import * as forms from '../../components/Form.styles.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { ShareLink } from '../../components/ShareLink.tsx';
import * as texts from '../../components/Texts.styles.ts';
import { useChatAddress } from '../../lib/chatAddress/ChatAddressProvider.tsx';
import { api, queries } from '../../lib/data/api.ts';
import { usePlan } from '../../lib/data/usePlan.ts';
import { countryLocale } from '../../lib/preferences/countryLocale.ts';
import { useText } from '../../strings/texts.ts';
import * as styles from './GroupLinks.styles.ts';

/** How long links may last: seconds by the unit that says it. */
const lifetimes = [
  { seconds: 3600, unit: 'hour', count: 1 },
  { seconds: 86_400, unit: 'day', count: 1 },
  { seconds: 604_800, unit: 'day', count: 7 },
] as const;

const dayMs = 86_400_000;

/** A moment (milliseconds since 1970) as a field of date and time has it: `yyyy-MM-ddTHH:mm`, where the person is. */
function fieldOf(milliseconds: number): string {
  const { date, time } = toLocalFields(milliseconds);
  return `${date}T${time}`;
}

/** Seconds until the moment that such a field names; null where a link cannot end then. */
function secondsUntil(field: string): number | null {
  const seconds = Math.round((new Date(field).getTime() - Date.now()) / 1000);
  return seconds >= 60 && seconds <= limits.groupLinkDays * 86_400 ? seconds : null;
}

const linkTo = (token: string): string => `${location.origin}/join/${token}`;

function useMoment(): (iso: string) => string {
  const format = new Intl.DateTimeFormat(countryLocale(useLocale()), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (iso) => format.format(new Date(iso));
}

function MakeLink({ topicId, onMade }: { topicId: string; onMade: (link: GroupLink) => void }) {
  const text = useText();
  const locale = useLocale();
  const [lifetime, setLifetime] = useState('604800');
  const [openedAt] = useState(Date.now);
  const [end, setEnd] = useState(() => fieldOf(openedAt + dayMs));
  const [uses, setUses] = useState('');
  const count = uses.trim() === '' ? null : Number(uses);
  const isWrong = count !== null && !(Number.isInteger(count) && count >= 1 && count <= limits.groupMembers);
  const problem = isWrong ? text('groupLinks.usesWrong', { max: limits.groupMembers }) : null;
  const isOwn = lifetime === 'own';
  const readLifetime = (): number | null =>
    isOwn
      ? secondsUntil(end)
      : (lifetimes.find(({ seconds }) => String(seconds) === lifetime)?.seconds ?? null);
  const endProblem = isOwn && readLifetime() === null ? text('groupLinks.endWrong') : null;
  const making = useMutation({
    mutationFn: () =>
      api.groups.makeLink({ body: { topic_id: topicId, lifetime: readLifetime(), max_uses: count } }),
    onSuccess: onMade,
  });
  const options = lifetimes.map(({ seconds, unit, count: value }) => ({
    value: String(seconds),
    label: new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value),
  }));
  return (
    <form
      className={forms.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!problem && !endProblem && !making.isPending) making.mutate();
      }}
    >
      <div className={styles.fields}>
        <Select
          label={text('groupLinks.lifetime')}
          options={[
            ...options,
            { value: 'own', label: text('groupLinks.ownEnd') },
            { value: 'never', label: text('groupLinks.never') },
          ]}
          value={lifetime}
          onValueChange={setLifetime}
        />
        {isOwn ? (
          <TextField
            type="datetime-local"
            label={text('groupLinks.end')}
            min={fieldOf(openedAt)}
            max={fieldOf(openedAt + limits.groupLinkDays * dayMs)}
            value={end}
            error={endProblem}
            onValueChange={setEnd}
          />
        ) : null}
        <TextField
          label={text('groupLinks.uses')}
          inputMode="numeric"
          placeholder={text('groupLinks.noLimit')}
          value={uses}
          error={problem}
          onChange={({ target }) => setUses(target.value)}
        />
      </div>
      <Button wide type="submit" loading={making.isPending} disabledReason={endProblem ?? problem}>
        {text('groupLinks.make')}
      </Button>
    </form>
  );
}

/** How many joined, when it ends, and who made it. */
function LinkFacts({ link }: { link: GroupLink }) {
  const text = useText();
  const moment = useMoment();
  const { state, by, created_at, expires_at, max_uses: max, join_count: count } = link;
  return (
    <div className={styles.facts}>
      <p className={styles.count}>
        {max === null ? text('groupLinks.joined', { count }) : text('groupLinks.joinedOf', { count, max })}
      </p>
      <p className={texts.quiet}>
        {state === 'open'
          ? expires_at
            ? text('groupLinks.ends', { when: moment(expires_at) })
            : text('groupLinks.noEnd')
          : text(`groupLinks.${state}`)}
      </p>
      <p className={texts.quiet}>{text('groupLinks.madeBy', { name: by.name, when: moment(created_at) })}</p>
      {state === 'closed' ? <p className={texts.quiet}>{text('groupLinks.closedHint')}</p> : null}
    </div>
  );
}

interface LinkRowProps {
  link: GroupLink;
  isShown: boolean;
  onShow: (isShown: boolean) => void;
  onRevoke: () => void;
}

function LinkRow({ link, isShown, onShow, onRevoke }: LinkRowProps) {
  const text = useText();
  const moment = useMoment();
  const { state, token, created_at } = link;
  const canRevoke = state === 'open' || state === 'closed';
  return (
    <li className={styles.row}>
      <LinkFacts link={link} />
      {canRevoke ? (
        <div className={forms.buttons}>
          {token === null ? null : (
            <Button size="small" variant="neutral" aria-expanded={isShown} onClick={() => onShow(!isShown)}>
              {text('groupLinks.show')}
            </Button>
          )}
          <Button
            size="small"
            variant="neutral"
            aria-label={text('groupLinks.revokeNamed', { when: moment(created_at) })}
            onClick={onRevoke}
          >
            {text('groupLinks.revoke')}
          </Button>
        </div>
      ) : null}
      {state === 'open' && token === null ? <p className={texts.quiet}>{text('groupLinks.noPlan')}</p> : null}
      {isShown && token !== null ? <ShareLink link={linkTo(token)} label={text('groupLinks.link')} /> : null}
    </li>
  );
}

function GroupLinkList({ topicId }: { topicId: string }) {
  const text = useText();
  const toast = useToast();
  const client = useQueryClient();
  const { includes } = usePlan();
  const options = queries.groups.links({ query: { topic_id: topicId } });
  // A link that reaches its end says so while the list is looked at.
  const { data, isError, refetch } = useQuery({ ...options, staleTime: 0, refetchInterval: 30_000 });
  const [shown, setShown] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: options.queryKey });
  const revoking = useMutation({
    mutationFn: (id: string) => api.groups.revokeLink({ query: { topic_id: topicId, link_id: id } }),
    onSuccess: () => {
      setAsked(null);
      toast.success(text('groupLinks.revoked'));
    },
    onSettled: refresh,
  });
  const isOver = ({ state }: GroupLink) => state !== 'open';
  const list = (links: readonly GroupLink[]) => (
    <ul className={styles.list}>
      {links.map((link) => (
        <LinkRow
          key={link._id}
          link={link}
          isShown={shown === link._id}
          onShow={(isShown) => setShown(isShown ? link._id : null)}
          onRevoke={() => setAsked(link._id)}
        />
      ))}
    </ul>
  );
  const ended = data?.filter(isOver) ?? [];
  return (
    <div className={styles.root}>
      <p className={texts.intro}>{text('groupLinks.intro')}</p>
      {includes('groupChat') ? (
        <MakeLink
          topicId={topicId}
          onMade={({ _id }) => {
            setShown(_id);
            void refresh();
          }}
        />
      ) : null}
      {isError && !data ? (
        <LoadFailure onRetry={() => void refetch()}>{text('groupLinks.failed')}</LoadFailure>
      ) : null}
      {!data && !isError ? <Spinner label={text('groupLinks.title')} /> : null}
      {data?.length === 0 ? <p className={texts.quiet}>{text('groupLinks.none')}</p> : null}
      {data ? list(data.filter((link) => !isOver(link))) : null}
      {ended.length > 0 ? (
        <>
          <h3 className={texts.heading}>{text('groupLinks.ended')}</h3>
          {list(ended)}
        </>
      ) : null}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => open || setAsked(null)}
        title={text('groupLinks.revokeTitle')}
        description={text('groupLinks.revokeText')}
        confirmLabel={text('groupLinks.revoke')}
        variant="block"
        loading={revoking.isPending}
        onConfirm={() => asked !== null && revoking.mutate(asked)}
      />
    </div>
  );
}

/** The links by which people join a group: made, shared, counted and revoked (docs/behaviour/groups.md, Invite links). */
export function GroupLinksDialog({ open, inHistory = false, onOpenChange }: DialogProps) {
  const text = useText();
  const { subject } = useChatAddress();
  return (
    <Dialog open={open} inHistory={inHistory} onOpenChange={onOpenChange} title={text('groupLinks.title')}>
      {subject === null ? null : <GroupLinkList key={subject} topicId={subject} />}
    </Dialog>
  );
}
