import { Dialog } from '@franca/ui/Dialog';
import { Icon } from '@franca/ui/Icon';
import { useLoad, useSearchKeys } from '@franca/ui/kit';
import { SearchField } from '@franca/ui/SearchField';
import { Spinner } from '@franca/ui/Spinner';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { UserPlus } from 'lucide-react';
import { type KeyboardEvent, useCallback, useDeferredValue, useState } from 'react';
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

/** Moves the focus among the rows. A `List` of the kit would have the page of the sign-in load it as well. */
function moveInRows(event: KeyboardEvent<HTMLUListElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const rows = [...event.currentTarget.querySelectorAll('button')];
  const next = rows[rows.indexOf(event.target as HTMLButtonElement) + step];
  if (step === 0 || !next) return;
  event.preventDefault();
  next.focus();
}

interface RowProps {
  person: CallCandidate;
  state: AdditionState | null;
  isPending: boolean;
  onAdd: () => void;
}

/** Somebody who can be added, and where they stand. */
function Row({ person: { userId, name, avatarUrl }, state, isPending, onAdd }: RowProps) {
  const text = useCallText();
  const isHere = state === 'ringing' || state === 'joined';
  const isOff = isHere || isPending;
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        data-list-item={userId}
        aria-disabled={isOff || undefined}
        onClick={() => isOff || onAdd()}
      >
        <Avatar name={name} src={avatarUrl} decorative />
        <span className={styles.words}>
          <span className={styles.person}>
            <bdi>{name}</bdi>
          </span>
          {state ? <span className={styles.stands}>{text(words[state])}</span> : null}
        </span>
        {isPending ? <Spinner /> : isHere ? null : <Icon icon={UserPlus} />}
      </button>
    </li>
  );
}

/** Whom the viewer may add, and what became of those who were. */
function PeopleChoice({ additions }: { additions: Additions }) {
  const { added } = useAdditions();
  const { room } = useCallSnapshot();
  const text = useCallText();
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query);
  const found = useLoad(
    useCallback(
      async ({ signal }: { signal: AbortSignal }) => ({
        query: asked,
        people: await additions.search(asked, { signal }),
      }),
      [additions, asked],
    ),
  );
  const [problem, setProblem] = useState<string | null>(null);
  const [said, say] = useState('');
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const isFailed = found.status === 'failed';
  // Until there is an answer to what is written: the rows of another text are nobody whom Enter may ring.
  const isWaiting = found.result?.query !== query;
  const isLoading = asked !== query || found.status === 'pending';
  const keys = useSearchKeys({ isWaiting });
  const here = new Set(room?.remotes.map(({ userId }) => userId));
  const stateOf = ({ userId, state }: CallCandidate): AdditionState | null =>
    here.has(userId) ? 'joined' : (added.find((one) => one.userId === userId)?.state ?? state);
  const describe = (error: unknown, sentence: string): string => additions.describeError?.(error) ?? sentence;
  const add = async ({ userId, name }: CallCandidate): Promise<void> => {
    setProblem(null);
    setPending((before) => new Set(before).add(userId));
    try {
      // The others are said by a notice.
      if ((await additions.add(userId)) === 'ringing') say(text('ringingAt', { name }));
    } catch (error) {
      setProblem(describe(error, text('addFailed', { name })));
    }
    setPending((before) => new Set([...before].filter((id) => id !== userId)));
  };
  const people = isFailed && isWaiting ? [] : (found.result?.people ?? []);
  const failure = isFailed ? describe(found.error, text('addSearchFailed')) : problem;
  return (
    <div className={styles.dialog} {...keys}>
      <SearchField label={text('addSearch')} value={query} onValueChange={setQuery} loading={isLoading} />
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <p className={styles.problem} role="alert">
        {failure}
      </p>
      {people.length === 0 && !isLoading && !isFailed ? (
        <p className={styles.nobody}>{query ? text('addNobodyFound', { query }) : text('addNobody')}</p>
      ) : null}
      <ul className={styles.list} aria-label={text('addCandidates')} onKeyDown={moveInRows}>
        {people.map((person) => (
          <Row
            key={person.userId}
            person={person}
            state={stateOf(person)}
            isPending={pending.has(person.userId)}
            onAdd={() => void add(person)}
          />
        ))}
      </ul>
    </div>
  );
}

/** Adds people to a call: whoever is pressed is rung, and the row says how that stands. */
export function AddPeopleDialog({ onClose }: AddPeopleDialogProps) {
  const { additions } = useAdditions();
  const text = useCallText();
  return (
    <Dialog open size="small" title={text('addPeople')} onOpenChange={(open) => open || onClose()}>
      {additions ? <PeopleChoice additions={additions} /> : null}
    </Dialog>
  );
}
