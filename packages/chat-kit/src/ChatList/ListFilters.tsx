import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { useFormat } from '@franca/ui/i18n';
import { RadioGroup } from '@franca/ui/RadioGroup';
import { useToast } from '@franca/ui/Toaster';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { CheckCheck } from 'lucide-react';
import { use, useRef, useState } from 'react';
import { ChatContext } from '../context/ChatContext.ts';
import { type ListFilter, listFilters } from '../core/choices/createListFilter.ts';
import type { Topic } from '../core/model/Topic.ts';
import { reasonOf } from '../core/text/reasonOf.ts';
import { usePartText } from '../hooks/usePartText.ts';
import * as styles from './ListFilters.styles.ts';

/** Props of {@link ListFilters}. */
export interface ListFiltersProps {
  /** The conversations that are not archived. */
  topics: readonly Topic[];
  /** The chosen filter. */
  filter: ListFilter;
  /** How many conversations each filter shows. */
  counts: Readonly<Record<ListFilter, number>>;
  /** Chooses another. */
  onChoose: (filter: ListFilter) => void;
}

const labels = { all: 'filterAll', unread: 'filterUnread', groups: 'filterGroups' } as const;

/** Marks all conversations as read, up to the newest message that the list shows. Renders a `<button>`. */
function ReadAllButton({ topics, onRead }: Pick<ListFiltersProps, 'topics'> & { onRead: () => void }) {
  const text = usePartText();
  const toast = useToast();
  const readAll = use(ChatContext)?.port.topics?.readAll;
  const [isBusy, setBusy] = useState(false);
  if (!readAll) return null;
  const run = (): void => {
    if (isBusy) return;
    setBusy(true);
    const seenTime = Math.max(0, ...topics.map(({ lastMessage }) => lastMessage?.sentAt ?? 0));
    readAll({ seenTime }, {})
      .then(onRead, (error) => void toast.error(reasonOf(error)))
      .finally(() => setBusy(false));
  };
  return (
    <IconButton label={text('readAll')} size="small" aria-disabled={isBusy || undefined} onClick={run}>
      <Icon icon={CheckCheck} />
    </IconButton>
  );
}

/** What the list shows, and a button that marks everything as read. Renders a `<div>`. */
export function ListFilters({ topics, filter, counts, onChoose }: ListFiltersProps) {
  const text = usePartText();
  const format = useFormat();
  const root = useRef<HTMLDivElement>(null);
  // The button goes with what was unread.
  const keepFocus = (): void => {
    const { activeElement } = document;
    if (activeElement !== document.body && !root.current?.contains(activeElement)) return;
    root.current?.querySelector<HTMLElement>(':checked')?.focus({ preventScroll: true });
  };
  const options = listFilters.map((value) => {
    const name = text(labels[value]);
    const count = value === 'all' ? 0 : counts[value];
    const label =
      count === 0 ? (
        name
      ) : (
        <>
          <span aria-hidden="true">
            {name} <span className={styles.count}>{format.number(count)}</span>
          </span>
          <VisuallyHidden>{text('filterCount', { name, count })}</VisuallyHidden>
        </>
      );
    return { value, label };
  });
  return (
    <div ref={root} className={styles.root} data-fr-part="chat-list-filters">
      <RadioGroup
        className={styles.group}
        label={text('filterLabel')}
        hideLabel
        variant="chips"
        options={options}
        value={filter}
        onValueChange={(value) => onChoose(value as ListFilter)}
      />
      {counts.unread > 0 ? <ReadAllButton topics={topics} onRead={keepFocus} /> : null}
    </div>
  );
}
