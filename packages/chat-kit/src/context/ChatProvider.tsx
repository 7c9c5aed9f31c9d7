import { type Clock, systemClock } from '@franca/ui/core';
import { isolateLeftToRight, useDirection, useLocale } from '@franca/ui/i18n';
import { useHydrated } from '@franca/ui/kit';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { compressPhotoLater } from '../adapters/compressPhotoLater.ts';
import { localChoiceStorage } from '../adapters/localChoiceStorage.ts';
import { measureFileLater } from '../adapters/measureFileLater.ts';
import { createAttachmentDrafts } from '../core/attachments/createAttachmentDrafts.ts';
import type { ChoiceStorage } from '../core/choices/ChoiceStorage.ts';
import { createListFilter } from '../core/choices/createListFilter.ts';
import { createTranslationChoices } from '../core/choices/createTranslationChoices.ts';
import { createDrafts } from '../core/drafts/createDrafts.ts';
import type { TranslationView } from '../core/model/TranslationState.ts';
import type { Outbox } from '../core/outbox/Outbox.ts';
import { createRecents } from '../core/recents/createRecents.ts';
import { createScheduledList } from '../core/schedule/createScheduledList.ts';
import type { ChatDataPort } from '../core/session/ChatDataPort.ts';
import { localeMoments, type MomentText } from '../core/time/localeMoments.ts';
import { createKinds } from '../kinds/createKinds.ts';
import type { KindDefinition } from '../kinds/KindDefinition.ts';
import { KindsContext } from '../kinds/useKinds.ts';
import type { ChatSlots } from '../slots/ChatSlots.ts';
import { SlotProvider } from '../slots/SlotProvider.ts';
import type { LoadStickerPacks, StickerPack } from '../stickers/StickerPack.ts';
import { StickerPacksContext } from '../stickers/StickerPacksContext.ts';
import type { ChatTheme } from '../themes/ChatTheme.ts';
import { ThemesContext } from '../themes/ThemesContext.ts';
import { ChatContext, type ChatServices } from './ChatContext.ts';
import type { ChatEvent } from './ChatEvent.ts';
import { type ChatOptions, type ResolvedChatOptions, resolveOptions } from './ChatOptions.ts';
import { createLocalOutbox } from './createLocalOutbox.ts';
import { createSessionCache } from './createSessionCache.ts';
import { devWarnings, warnAboutNumber } from './devWarnings.ts';
import { type Reader, ReaderContext } from './ReaderContext.ts';

/** Props of {@link ChatProvider}. */
export interface ChatProviderProps {
  /** The backend; keep it the same object while the person is signed in. */
  port: ChatDataPort;
  /**
   * Where own messages wait; the provider starts it, wakes it when the network is back, and stops it. Default: one in
   * IndexedDB under `storageKey`, shared by all tabs.
   */
  outbox?: Outbox | undefined;
  /** Where choices and drafts are kept; one per account. Default: localStorage under `storageKey`. */
  storage?: ChoiceStorage | undefined;
  /** Name under which this device keeps the defaults of both; one per account. Default: `franca-chat/` and the viewer's id. */
  storageKey?: string | undefined;
  /** Time. Default: the machine's. */
  clock?: Clock | undefined;
  /**
   * Stickers that can be sent, or what fetches them when the picker is opened; keep it the same array or function. Default: none,
   * and then there is no sticker picker.
   */
  stickerPacks?: readonly StickerPack[] | LoadStickerPacks | undefined;
  /** Themes of the application, beside those of the kit; keep it the same array. Default: none. */
  themes?: readonly ChatTheme[] | undefined;
  /** How conversations behave, where applications differ. */
  options?: ChatOptions | undefined;
  /** How times of day are written; keep it the same function. Default: as usual in the interface language. */
  timeText?: MomentText | undefined;
  /** How dates are written; keep it the same function. Default: as usual in the interface language. */
  dateText?: MomentText | undefined;
  /**
   * Makes the client id of a message, from the viewer's id and a timestamp that no other message of this person has; for the
   * default `outbox`. Keep it the same function. Default: `{userId}-{timestamp}`.
   */
  createChatId?: ((userId: string, timestamp: number) => string) | undefined;
  /**
   * Kinds of messages of the application's own, and those that replace the kit's; keep it the same array. Their content is
   * declared in {@link KindContents}.
   */
  kinds?: readonly KindDefinition[] | undefined;
  /** What the viewer sees of translated messages where they chose nothing else. Default `translated`. */
  translationView?: TranslationView | undefined;
  /** Called with what the viewer does, for statistics. May be a new function at every render. */
  onEvent?: ((event: ChatEvent) => void) | undefined;
  /** Parts to draw differently; see {@link ChatSlots}. */
  slots?: ChatSlots | undefined;
  /** The application. */
  children: ReactNode;
}

const onReceive = process.env.NODE_ENV === 'development' ? warnAboutNumber : undefined;
const noPacks: readonly StickerPack[] = [];
const noThemes: readonly ChatTheme[] = [];

/** The options with their defaults, the same object until one of them changes: they are mostly written as a literal. */
function useSameOptions(options: ChatOptions | undefined): ResolvedChatOptions {
  const next = resolveOptions(options);
  const [known, setKnown] = useState(next);
  const isSame = JSON.stringify(known) === JSON.stringify(next);
  if (!isSame) setKnown(next);
  return isSame ? known : next;
}

/**
 * Gives the views below a backend, an outbox and a memory. Renders no element.
 *
 * @example
 * <ChatProvider port={port}>
 *   <Conversation topic={topic} readingLanguage="en" />
 * </ChatProvider>
 */
export function ChatProvider(props: ChatProviderProps) {
  const { port, clock = systemClock, stickerPacks = noPacks, themes = noThemes, slots, children } = props;
  const { timeText, dateText, createChatId } = props;
  const locale = useLocale();
  const direction = useDirection();
  const options = useSameOptions(props.options);
  const latestOnEvent = useRef(props.onEvent);
  useEffect(() => {
    latestOnEvent.current = props.onEvent;
  }, [props.onEvent]);
  const kinds = useMemo(() => createKinds(props.kinds), [props.kinds]);
  const name = props.storageKey ?? `franca-chat/${port.viewer.id}`;
  const outbox = useMemo(
    () => props.outbox ?? createLocalOutbox({ port, name, clock, createChatId }),
    [props.outbox, port, name, clock, createChatId],
  );
  const storage = useMemo(() => props.storage ?? localChoiceStorage(name), [props.storage, name]);
  const isHydrated = useHydrated();
  const reader = useMemo<Reader>(() => {
    const zone = isHydrated ? 'local' : 'utc';
    const { time, date } = localeMoments(locale, options);
    // An application may write them in another language than the one around them.
    const placed = (words: string): string => (direction === 'rtl' ? isolateLeftToRight(words) : words);
    return {
      time: (milliseconds) => placed((timeText ?? time)(milliseconds, zone)),
      date: (milliseconds) => placed((dateText ?? date)(milliseconds, zone)),
    };
  }, [isHydrated, locale, direction, options, timeText, dateText]);
  const services = useMemo<ChatServices>(
    () => ({
      port,
      outbox,
      clock,
      choices: createTranslationChoices(storage),
      listFilter: createListFilter(storage),
      drafts: createDrafts(storage),
      attachments: createAttachmentDrafts({
        ...port.files,
        maxFiles: options.filesPerMessage,
        measure: measureFileLater,
        compress: compressPhotoLater(options.photoSide),
      }),
      scheduled: createScheduledList(port.scheduled),
      recents: createRecents(storage, options.recentEmoji),
      options,
      onEvent: (event) => latestOnEvent.current?.(event),
      ...createSessionCache({
        ...{ port, outbox, clock, onReceive },
        pageSize: options.pageSize,
        remembered: options.rememberedConversations,
      }),
    }),
    [port, outbox, storage, clock, options],
  );

  useEffect(() => {
    void outbox.start();
    window.addEventListener('online', outbox.wake);
    return () => {
      window.removeEventListener('online', outbox.wake);
      outbox.stop();
    };
  }, [outbox]);

  const { choices } = services;
  const { translationView = 'translated' } = props;
  useLayoutEffect(() => choices.setDefault(translationView), [choices, translationView]);

  useEffect(() => (process.env.NODE_ENV === 'development' ? devWarnings(port) : undefined), [port]);

  const { attachments } = services;
  useEffect(() => {
    // The browser asks the person: a page may not open chosen files again by itself.
    const warn = (event: BeforeUnloadEvent): void => {
      if (attachments.hasFiles()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [attachments]);

  return (
    <ChatContext value={services}>
      <ReaderContext value={reader}>
        <ThemesContext value={themes}>
          <StickerPacksContext value={stickerPacks}>
            <KindsContext value={kinds}>
              <SlotProvider slots={slots}>{children}</SlotProvider>
            </KindsContext>
          </StickerPacksContext>
        </ThemesContext>
      </ReaderContext>
    </ChatContext>
  );
}
