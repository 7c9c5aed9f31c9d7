import { foldName } from '@franca/contract';
import { Avatar, Badge, Dialog, Icon, Kbd, SearchField, VisuallyHidden } from '@franca/ui';
import { useQuery } from '@tanstack/react-query';
import { Keyboard, MessageSquarePlus, UsersRound } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { DialogProps } from '../../components/DialogProps.ts';
import { otherMember, toTopic } from '../../features/chat/port/mapping/toTopic.ts';
import { accountItems, areaFor, mainItems, missingFor } from '../../features/shell/shellItems.ts';
import { useChatAddress } from '../../lib/chatAddress/ChatAddressProvider.tsx';
import { queries } from '../../lib/data/api.ts';
import { useMe } from '../../lib/data/useMe.ts';
import { useFriends } from '../../lib/people/useFriends.ts';
import { useStartChat } from '../../lib/people/useStartChat.ts';
import { useText } from '../../strings/texts.ts';
import * as styles from './Switcher.styles.ts';
import { keyboardPlatform } from './useShortcuts.ts';

/** Rows of one group at most: whoever does not see it writes another letter. */
const groupRows = 8;
const nobodyOnline: ReadonlySet<string> = new Set();

/** Something that can be gone to or done. */
interface Choice {
  readonly id: string;
  readonly label: string;
  readonly picture: ReactNode;
  /** What is unread there. */
  readonly unread?: number;
  readonly run: () => void;
}

/** Choices of one kind. */
interface ChoiceGroup {
  readonly title: string;
  readonly choices: readonly Choice[];
}

/** The conversations: what is unread first, then the newest. */
function useConversations(): Choice[] {
  const { data: me } = useMe();
  const { openTopic } = useChatAddress();
  const { data } = useQuery({ ...queries.topics.list(), enabled: false });
  return useMemo(() => {
    if (!me || !data) return [];
    const shown = data.filter(({ is_hidden }) => !is_hidden);
    const unreadIn = ({ unread_count, is_unread }: (typeof shown)[number]) =>
      unread_count || Number(is_unread);
    return shown
      .map((wire) => ({ wire, unread: unreadIn(wire) }))
      .sort(
        (one, other) =>
          Number(other.unread > 0) - Number(one.unread > 0) ||
          (one.wire.updated_at < other.wire.updated_at ? 1 : -1),
      )
      .map(({ wire, unread }) => {
        const topic = toTopic(wire, me._id, nobodyOnline);
        const picture = <Avatar name={topic.title} src={topic.avatarUrl} size="small" decorative />;
        const run = () => openTopic(topic.id);
        return { id: `topic ${topic.id}`, label: topic.title, picture, unread, run };
      });
  }, [me, data, openTopic]);
}

/** The friends with whom there is no conversation yet. */
function usePeople(): Choice[] {
  const { data: me } = useMe();
  const { friends } = useFriends();
  const { start } = useStartChat();
  const { data: topics } = useQuery({ ...queries.topics.list(), enabled: false });
  const known = new Set(
    (topics ?? []).flatMap((topic) =>
      topic.is_hidden ? [] : (otherMember(topic, me?._id ?? '')?._id ?? []),
    ),
  );
  return (friends ?? [])
    .filter(({ _id }) => !known.has(_id))
    .map((person) => ({
      id: `person ${person._id}`,
      label: person.name,
      picture: <Avatar name={person.name} src={person.avatar} size="small" decorative />,
      run: () => start(person),
    }));
}

/** What the buttons of the page lead to. */
function useCommands(): Choice[] {
  const text = useText();
  const { data: me } = useMe();
  const { openArea, openDialog, openPlans, close } = useChatAddress();
  const doing = (id: string, label: string, icon: typeof Keyboard, run: () => void): Choice => ({
    id: `do ${id}`,
    label,
    picture: <Icon icon={icon} />,
    run,
  });
  const places = [...mainItems, ...accountItems].flatMap(({ target, icon }) => {
    if (target === 'chats') return [];
    return doing(target, text(`shell.${target}`), icon, () => {
      const missing = me && missingFor(target, me.subscription.package);
      const area = areaFor(target);
      if (missing) return openPlans(missing);
      if (area) {
        close('dialog');
        return openArea(area);
      }
      if (target !== 'notification' && target !== 'smartTalk') openDialog(target);
    });
  });
  return [
    doing('newChat', text('people.newChat'), MessageSquarePlus, () => openDialog('newChat')),
    doing('newGroup', text('groups.newGroup'), UsersRound, () => openDialog('newGroup')),
    ...places,
    doing('shortcuts', text('shell.shortcuts'), Keyboard, () => openDialog('shortcuts')),
  ];
}

/** Those whose name, or a word of it, begins with what is written; all where nothing is. */
function matching(choices: readonly Choice[], query: string): readonly Choice[] {
  const wanted = foldName(query.trim());
  if (wanted === '') return choices.slice(0, groupRows);
  const holds = (label: string): boolean => ` ${foldName(label)}`.includes(` ${wanted}`);
  return choices.filter(({ label }) => holds(label)).slice(0, groupRows);
}

/** Goes to a conversation, a person or a command by a few letters of its name; the arrow keys choose and Enter goes. */
export function Switcher({ open, inHistory = false, onOpenChange }: DialogProps) {
  const text = useText();
  return (
    <Dialog
      open={open}
      inHistory={inHistory}
      onOpenChange={onOpenChange}
      title={text('shell.switcher')}
      className={styles.dialog}
    >
      {open ? <SwitcherList /> : null}
    </Dialog>
  );
}

function SwitcherList() {
  const text = useText();
  const listId = useId();
  const [query, setQuery] = useState('');
  const [place, setPlace] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const groups: ChoiceGroup[] = [
    { title: text('shell.conversations'), choices: matching(useConversations(), query) },
    { title: text('shell.people'), choices: matching(usePeople(), query) },
    { title: text('shell.commands'), choices: matching(useCommands(), query) },
  ].filter(({ choices }) => choices.length > 0);
  const all = groups.flatMap(({ choices }) => choices);
  const active = all[Math.min(place, all.length - 1)];
  const optionId = (choice: Choice): string => `${listId}-${choice.id.replaceAll(' ', '-')}`;
  const activeId = active && optionId(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || all.length === 0) return;
    const last = all.length - 1;
    const steps: Record<string, number> = {
      ArrowDown: place >= last ? 0 : place + 1,
      ArrowUp: place <= 0 ? last : place - 1,
    };
    const next = steps[event.key];
    if (next === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (next === undefined) active?.run();
    else setPlace(next);
  };

  return (
    <>
      <SearchField
        label={text('shell.switcherField')}
        value={query}
        onValueChange={(words) => {
          setQuery(words);
          setPlace(0);
        }}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-expanded
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={listId}
        aria-activedescendant={activeId}
      />
      <div ref={list} id={listId} role="listbox" aria-label={text('shell.switcher')} className={styles.list}>
        {groups.map(({ title, choices }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, these are options of a list.
          <div key={title} role="group" aria-label={title}>
            <div className={styles.groupTitle} aria-hidden="true">
              {title}
            </div>
            {choices.map((choice) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field, which keeps the focus, takes the keys.
              <div
                key={choice.id}
                id={optionId(choice)}
                role="option"
                tabIndex={-1}
                aria-selected={choice === active}
                className={styles.option}
                onMouseDown={(event) => event.preventDefault()}
                onClick={choice.run}
              >
                <span className={styles.picture}>{choice.picture}</span>
                <bdi className={styles.label}>{choice.label}</bdi>
                <Badge className={styles.unread} count={choice.unread ?? 0} />
              </div>
            ))}
          </div>
        ))}
      </div>
      {all.length === 0 ? <p className={styles.none}>{text('shell.switcherNone')}</p> : null}
      <VisuallyHidden role="status">
        {query === '' ? '' : text('shell.switcherCount', { count: all.length })}
      </VisuallyHidden>
      <p className={styles.hint}>
        <Kbd keys={['ArrowUp']} /> <Kbd keys={['ArrowDown']} /> <Kbd keys={['Enter']} />
        <span className={styles.hintEnd}>
          {text('shell.shortcuts')} <Kbd keys={['Mod', '/']} platform={keyboardPlatform()} />
        </span>
      </p>
    </>
  );
}
