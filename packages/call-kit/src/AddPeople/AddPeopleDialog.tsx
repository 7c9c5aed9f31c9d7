import { Dialog } from '@franca/ui/Dialog';
import { EmptyState } from '@franca/ui/EmptyState';
import { Icon } from '@franca/ui/Icon';
import { useLoad, useSearchKeys } from '@franca/ui/kit';
import { List, ListItem } from '@franca/ui/List';
import { SearchField } from '@franca/ui/SearchField';
import { Spinner } from '@franca/ui/Spinner';
import { UserPlus } from 'lucide-react';
import { useCallback, useDeferredValue, useState } from 'react';
import type { AdditionState, CallCandidate } from '../core/additions/AdditionsPort.ts';
import type { Additions } from '../core/additions/createAdditions.ts';
import { useAdditions } from '../hooks/useAdditions.ts';
import { useCallSnapshot } from '../hooks/useCall.ts';
import { useCallText } from '../hooks/useCallText.ts';
import { Avatar } from '../slots/Avatar.ts';
import type { CallTextKey } from '../strings/CallStrings.ts';
import * as styles from './AddPeople.styles.ts';

/** Props of {@link AddPeopleDialog}. */
export interface AddPeopleDialogProps {
  /** Closes it. */
  onClose: () => void;
}

const words = {
  ringing: 'addedRinging',
  joined: 'personJoined',
  busy: 'personBusy',
  declined: 'personDeclined',
  missed: 'personMissed',
  left: 'personLeft',
} as const satisfies Record<AdditionState, CallTextKey>;

/** Whom the viewer may add, and what became of those who were. */
function Choice({ additions }: { additions: Additions }) {
  const { added } = useAdditions();
  const { room } = useCallSnapshot();
  const text = useCallText();
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query);
  const found = useLoad(
    useCallback(
      ({ signal }: { signal: AbortSignal }) => additions.search(asked, { signal }),
      [additions, asked],
    ),
  );
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const isWaiting = found.status === 'pending' || asked !== query;
  const keys = useSearchKeys({ isWaiting });
  const here = new Set(room?.remotes.map(({ userId }) => userId));
  const stateOf = ({ userId, state }: CallCandidate): AdditionState | null =>
    here.has(userId) ? 'joined' : (added.find((one) => one.userId === userId)?.state ?? state);
  const describe = (error: unknown, sentence: string): string => additions.describeError?.(error) ?? sentence;
  const add = async ({ userId, name }: CallCandidate): Promise<void> => {
    setProblem(null);
    setPending((before) => new Set(before).add(userId));
    try {
      await additions.add(userId);
    } catch (error) {
      setProblem(describe(error, text('addFailed', { name })));
    }
    setPending((before) => new Set([...before].filter((id) => id !== userId)));
  };
  const people = found.result ?? [];
  const failure = found.status === 'failed' ? describe(found.error, text('addSearchFailed')) : problem;
  return (
    <div className={styles.dialog} {...keys}>
      <SearchField label={text('addSearch')} value={query} onValueChange={setQuery} loading={isWaiting} />
      <p className={styles.problem} role="alert">
        {failure}
      </p>
      {people.length === 0 ? (
        isWaiting || found.status === 'failed' ? null : (
          <EmptyState title={query ? text('addNobodyFound', { query }) : text('addNobody')} />
        )
      ) : (
        <List className={styles.list} aria-label={text('addCandidates')}>
          {people.map((person) => {
            const state = stateOf(person);
            const isHere = state === 'ringing' || state === 'joined';
            const isPending = pending.has(person.userId);
            return (
              <ListItem
                key={person.userId}
                start={<Avatar name={person.name} src={person.avatarUrl} decorative />}
                title={<bdi>{person.name}</bdi>}
                secondary={state ? text(words[state]) : undefined}
                end={isPending ? <Spinner /> : isHere ? null : <Icon icon={UserPlus} />}
                aria-label={[text('addPerson', { name: person.name }), state && text(words[state])]
                  .filter(Boolean)
                  .join('. ')}
                aria-disabled={isHere || isPending || undefined}
                onClick={() => {
                  if (!isHere && !isPending) void add(person);
                }}
              />
            );
          })}
        </List>
      )}
    </div>
  );
}

/** Adds people to a call: whoever is pressed is rung, and the row says how that stands. */
export function AddPeopleDialog({ onClose }: AddPeopleDialogProps) {
  const { additions } = useAdditions();
  const text = useCallText();
  return (
    <Dialog open size="small" title={text('addPeople')} onOpenChange={(open) => open || onClose()}>
      {additions ? <Choice additions={additions} /> : null}
    </Dialog>
  );
}
