import type { Feature } from '@franca/contract';
import { getTopLayer } from '@franca/ui';
import { createContext, type ReactNode, use, useEffect, useMemo, useRef } from 'react';
import { useBlocker, useLocation, useNavigate } from 'react-router-dom';
import {
  type AreaName,
  type ChatAddress,
  type ChatEntry,
  type ChatPart,
  closePart,
  type DialogName,
  openPart,
  type PageName,
  type PanelName,
  pathOf,
  readEntry,
} from './chatAddress.ts';

/** What `/chat` shows, and the ways to change it; every opening is a step of the history, which Back undoes. */
export interface ChatAddressActions extends ChatAddress {
  /** Opens a conversation, with a panel beside it if one is named. */
  readonly openTopic: (topicId: string, panel?: PanelName) => void;
  /** Opens a side panel of the open conversation. */
  readonly openPanel: (panel: PanelName) => void;
  /** Shows a part of the open panel. */
  readonly openView: (view: string) => void;
  /** Opens a dialog, about a person or a conversation if one is named; one that is open already gives way. */
  readonly openDialog: (dialog: DialogName, subject?: string) => void;
  /** Opens the plans, saying what the person wanted. */
  readonly openPlans: (wanted: Feature) => void;
  /** Shows something else than the chats in the middle column; a conversation that is open is left. */
  readonly openArea: (area: AreaName) => void;
  /** Shows a page of the open area, or of another one that is opened for it. */
  readonly openPage: (page: PageName, area?: AreaName) => void;
  /** Opens a conversation with SmartTalk. */
  readonly openTalk: (talk: string) => void;
  /** The new conversation with SmartTalk has got its id: a step of the history only where none was open. */
  readonly nameTalk: (talk: string) => void;
  /** Shows somebody's profile. */
  readonly openPerson: (personId: string) => void;
  /** Closes a part and what belongs to it. */
  readonly close: (part: ChatPart) => void;
  /** Closes a conversation that is gone, if it is the open one; further calls do nothing. */
  readonly leaveTopic: (topicId: string) => void;
}

const ChatAddressContext = createContext<ChatAddressActions | null>(null);

/** What `/chat` shows, and the ways to change it. Only inside {@link ChatAddressProvider}. */
export function useChatAddress(): ChatAddressActions {
  const address = use(ChatAddressContext);
  if (!address) throw new Error('useChatAddress: there is no ChatAddressProvider above.');
  return address;
}

/** Props of {@link ChatAddressProvider}. */
export interface ChatAddressProviderProps {
  /** What reads and changes the address. */
  children: ReactNode;
}

/**
 * Keeps what is open in the address, so that Back closes it. What lies over it and has no entry in the history (a menu, a picture,
 * the search, a dialog with unsaved changes) is closed first, and holds the step back.
 */
export function ChatAddressProvider({ children }: ChatAddressProviderProps) {
  const navigate = useNavigate();
  const { search, state, key } = useLocation();
  const entry = useMemo(() => readEntry(search, state), [search, state]);
  const latest = useRef(entry);
  const leaving = useRef<string | null>(null);
  // Whether the step that happens now is one of `close`, which nothing holds back; it ends at another entry.
  const isClosing = useRef(false);
  useEffect(() => {
    latest.current = entry;
    leaving.current = null;
    isClosing.current = false;
  }, [entry, key]);

  const blocker = useBlocker(({ historyAction }) => {
    const isBack = historyAction === 'POP' && !isClosing.current;
    return isBack && getTopLayer()?.inHistory === false;
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    getTopLayer()?.close();
    blocker.reset();
  }, [blocker]);

  const actions = useMemo(() => {
    const go = ({ address, steps }: ChatEntry, replace: boolean) =>
      navigate(pathOf(address), { replace, state: steps });
    const open = <Part extends ChatPart>(part: Part, value: NonNullable<ChatAddress[Part]>) => {
      const next = openPart(latest.current, part, value);
      void go(next.entry, next.replace);
    };
    const close = (part: ChatPart): void => {
      if (latest.current.address[part] === null) return;
      const target = closePart(latest.current, part);
      if (typeof target === 'object') return void go(target, true);
      isClosing.current = true;
      void navigate(-target);
    };
    return {
      openTopic: async (topicId: string, panel?: PanelName) => {
        const here = latest.current;
        const next =
          here.address.topic === topicId && !here.address.dialog ? null : openPart(here, 'topic', topicId);
        if (next) await go(next.entry, next.replace);
        if (panel && here.address.panel !== panel) {
          const beside = openPart(next?.entry ?? here, 'panel', panel);
          await go(beside.entry, beside.replace);
        }
      },
      openPanel: (panel: PanelName) => open('panel', panel),
      openView: (view: string) => open('view', view),
      openDialog: (dialog: DialogName, subject?: string) => {
        const { entry: next, replace } = openPart(latest.current, 'dialog', dialog);
        void go({ ...next, address: { ...next.address, subject: subject ?? null } }, replace);
      },
      openPlans: (wanted: Feature) => {
        const { entry: next, replace } = openPart(latest.current, 'dialog', 'plans');
        void go({ ...next, address: { ...next.address, wanted } }, replace);
      },
      openArea: (area: AreaName) => open('area', area),
      openPage: async (page: PageName, area?: AreaName) => {
        const here = latest.current;
        const around = area && here.address.area !== area ? openPart(here, 'area', area) : null;
        if (around) await go(around.entry, around.replace);
        const next = openPart(around?.entry ?? here, 'page', page);
        await go(next.entry, next.replace);
      },
      openTalk: (talk: string) => {
        if (latest.current.address.talk !== talk) open('talk', talk);
      },
      nameTalk: (talk: string) => {
        const { address, steps } = latest.current;
        if (address.area !== 'smartTalk') return;
        // Back leads from it to the welcome that it began at.
        if (address.talk === null) open('talk', talk);
        else void go({ address: { ...address, talk }, steps }, true);
      },
      openPerson: (personId: string) => open('person', personId),
      close,
      leaveTopic: (topicId: string) => {
        if (latest.current.address.topic !== topicId || leaving.current === topicId) return;
        leaving.current = topicId;
        close('topic');
      },
    };
  }, [navigate]);

  const value = useMemo(
    (): ChatAddressActions => ({
      ...entry.address,
      ...actions,
      openTopic: (topicId, panel) => void actions.openTopic(topicId, panel),
      openPage: (page, area) => void actions.openPage(page, area),
    }),
    [entry, actions],
  );
  return <ChatAddressContext value={value}>{children}</ChatAddressContext>;
}
