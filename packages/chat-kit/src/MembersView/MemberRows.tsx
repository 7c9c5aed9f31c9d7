import { Icon } from '@franca/ui/Icon';
import { itemsByIndex, useRovingFocus } from '@franca/ui/kit';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { measureElement, observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { BadgeCheck } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Person } from '../core/model/Person.ts';
import { useChat } from '../hooks/useChat.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { Avatar } from '../slots/Avatar.ts';
import * as styles from './MembersView.styles.ts';

/** Height of a row in pixels, at the usual size of letters. */
const usualHeight = 56;
/** Rows that are rendered above and below the window. */
const margin = 8;
/** Rows that Page Up and Page Down pass over. */
const pageRows = 8;

/** Props of {@link MemberRows}. */
export interface MemberRowsProps {
  /** The members, in their order. */
  members: readonly Person[];
  /** Names the list. */
  label: string;
  /** What scrolls around it. */
  scroller: RefObject<HTMLElement | null>;
  /** Opens somebody's profile; without it the rows are not buttons. */
  onViewProfile?: ((person: Person) => void) | undefined;
  /** Whether a member is online; members of unknown presence have no dot. */
  presenceOf?: ((personId: string) => 'online' | 'offline' | undefined) | undefined;
}

/** Who, and whether they are online. Renders a fragment. */
function MemberWords({ member, presenceOf }: { member: Person } & Pick<MemberRowsProps, 'presenceOf'>) {
  const text = usePartText();
  const { port } = useChat();
  const presence = presenceOf?.(member.id);
  const fact = member.id === port.viewer.id ? 'you' : presence;
  return (
    <>
      <Avatar name={member.name} src={member.avatarUrl} presence={presence} decorative />
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>{member.name}</bdi>
          {member.isVerified ? <Icon icon={BadgeCheck} size="small" label={text('verified')} /> : null}
        </span>
        {fact ? (
          <span className={styles.facts}>
            <VisuallyHidden>, </VisuallyHidden>
            {text(fact)}
          </span>
        ) : null}
      </span>
    </>
  );
}

/** The rows of a list of members, of which only those near the window are rendered. Renders a `<ul>`. */
export function MemberRows({ members, label, scroller, onViewProfile, presenceOf }: MemberRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  // What stands above the list scrolls with it.
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    if (list.current) setScrollMargin(list.current.offsetTop - (scroller.current?.offsetTop ?? 0));
  }, [scroller]);
  const rows = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: members.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => members[index]?.id ?? index,
    estimateSize: () => usualHeight,
    initialRect: { width: 0, height: 12 * usualHeight },
    overscan: margin,
    scrollMargin,
    // A panel that is not laid out yet measures nothing: its first rows stay.
    observeElementRect: (list, note) => observeElementRect(list, (rect) => rect.height > 0 && note(rect)),
    measureElement: (row, entry, list) => measureElement(row, entry, list) || usualHeight,
  });
  const [activeId, setActiveId] = useState<string | null>(null);
  const roving = useRovingFocus({
    container: list,
    items: (element) => {
      const { count, indexOf, at } = itemsByIndex(element, members.length);
      return {
        count,
        indexOf,
        at: (index) => at(index)?.querySelector('button') ?? null,
        labelAt: (index) => members[index]?.name ?? '',
      };
    },
    page: pageRows,
    preventScroll: true,
    onMove: (index) => {
      rows.scrollToIndex(index);
      setActiveId(members[index]?.id ?? null);
    },
  });
  const rendered = rows.getVirtualItems();
  const isActiveRendered = rendered.some(({ index }) => members[index]?.id === activeId);
  const tabStop = isActiveRendered ? activeId : members[rendered[0]?.index ?? 0]?.id;
  const space = {
    paddingBlockStart: (rendered[0]?.start ?? scrollMargin) - scrollMargin,
    paddingBlockEnd: rows.getTotalSize() - ((rendered.at(-1)?.end ?? scrollMargin) - scrollMargin),
  };
  return (
    <ul ref={list} className={styles.list} style={space} aria-label={label} onKeyDown={roving.onKeyDown}>
      {rendered.map(({ index, key }) => {
        const member = members[index];
        if (!member) return null;
        const words = <MemberWords member={member} presenceOf={presenceOf} />;
        return (
          <li
            key={key}
            ref={rows.measureElement}
            data-index={index}
            className={styles.item}
            aria-setsize={members.length}
            aria-posinset={index + 1}
          >
            {onViewProfile ? (
              <button
                type="button"
                className={styles.member}
                tabIndex={member.id === tabStop ? 0 : -1}
                onClick={() => onViewProfile(member)}
              >
                {words}
              </button>
            ) : (
              <div className={styles.member}>{words}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
