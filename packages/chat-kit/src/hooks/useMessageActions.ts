import { copyText } from '@franca/ui/kit';
import { useToast } from '@franca/ui/Toaster';
import { useMemo } from 'react';
import type { ChatMessage } from '../core/model/Message.ts';
import type { SharedContact } from '../core/model/Person.ts';
import type { TranslationOffer } from '../core/model/TranslationOffer.ts';
import type { PollsPort } from '../core/session/ChatDataPort.ts';
import type { TopicSession } from '../core/session/TopicSession.ts';
import { reasonOf } from '../core/text/reasonOf.ts';
import { shownTexts } from '../core/text/shownTexts.ts';
import type { MessageActions, PollActions } from './MessageActions.ts';
import type { MessageSwitches } from './MessageSwitches.ts';
import { useChat } from './useChat.ts';
import { useChatText } from './useChatText.ts';
import type { PinsModel } from './usePins.ts';

/** Options of {@link useMessageActions}. */
export interface MessageActionsOptions {
  /** The open conversation. */
  readonly session: TopicSession;
  /** Takes the message that is to be answered; undefined where nothing can be written. */
  readonly onReply: ((message: ChatMessage) => void) | undefined;
  /** What is offered where no translation is included. */
  readonly translationOffer?: TranslationOffer | undefined;
  /** Takes the own message whose words are to be changed; undefined where nothing can be written. */
  readonly onEdit?: ((message: ChatMessage) => void) | undefined;
  /** What is pinned; undefined where nothing can be written. */
  readonly pins?: Pick<PinsModel, 'isPinned' | 'setPinned'> | undefined;
  /** Asks whether this message is to be deleted for the viewer. */
  readonly onHide?: ((message: ChatMessage) => void) | undefined;
  /** Asks whether this message is to be recalled. */
  readonly onRecall: (message: ChatMessage) => void;
  /** Opens the dialog in which the translation of this message is corrected. */
  readonly onCorrect?: ((message: ChatMessage) => void) | undefined;
  /** Asks whom to forward this message to. */
  readonly onForward?: ((message: ChatMessage) => void) | undefined;
  /** Begins to choose several messages. */
  readonly onSelect?: ((message: ChatMessage) => void) | undefined;
  /** Opens the conversation with a shared contact. */
  readonly onOpenContact?: ((contact: SharedContact) => void) | undefined;
  /** Calls again from the record of a call. */
  readonly onCall?: ((isVideo: boolean) => void) | undefined;
  /** Goes to a message, loading older pages when needed: {@link useSeek}. */
  readonly onJump: (chatId: string) => void;
  /** What is not to be offered although it could be done. Default: nothing. */
  readonly switches?: MessageSwitches | undefined;
}

/** What can be switched off; a further switch does not compile until it stands here, and is the name of an action. */
type Switch = keyof MessageSwitches & keyof MessageActions;
const switchNames = Object.keys({
  reply: true,
  copy: true,
  edit: true,
  react: true,
  poll: true,
  keepSticker: true,
  star: true,
  pin: true,
  forward: true,
  select: true,
  hide: true,
  recall: true,
  correct: true,
  call: true,
  retryTranslation: true,
} satisfies Record<keyof MessageSwitches, true>) as Switch[];

/** Votes in polls of a conversation, and ends them. */
function pollActions(polls: PollsPort, topicId: string, failed: (error: unknown) => void): PollActions {
  const isDone = (answer: Promise<void>): Promise<boolean> =>
    answer.then(
      () => true,
      (error: unknown) => {
        failed(error);
        return false;
      },
    );
  return {
    vote: ({ chatId }, options) => isDone(polls.vote({ topicId, chatId, options }, {})),
    end: ({ chatId }) => isDone(polls.end({ topicId, chatId }, {})),
  };
}

/** The actions without some that are switched off. */
function withoutActions(actions: MessageActions, off: readonly Switch[]): MessageActions {
  const none: Partial<Record<Switch, undefined>> = {};
  for (const name of off) none[name] = undefined;
  return { ...actions, ...none };
}

/** What can be done with the messages of a conversation; failures show the server's sentence as a toast. */
export function useMessageActions(options: MessageActionsOptions): MessageActions {
  const {
    session,
    onReply,
    onEdit,
    onHide,
    onRecall,
    onForward,
    onCorrect,
    onSelect,
    onOpenContact,
    onCall,
    onJump,
    translationOffer,
  } = options;
  const { isPinned, setPinned } = options.pins ?? {};
  // In one string: a literal of switches is a new object at every render.
  const off = switchNames.filter((name) => options.switches?.[name] === false).join(' ');
  const { port, outbox, choices, options: chatOptions, onEvent } = useChat();
  const { ownStickers } = chatOptions;
  const toast = useToast();
  const text = useChatText();
  return useMemo(() => {
    const { topicId } = session;
    const failed = (error: unknown): void => {
      toast.error(reasonOf(error));
    };
    const actions: MessageActions = {
      reply: onReply,
      edit: port.messages.edit && onEdit,
      hide: port.messages.hide && onHide,
      pin: setPinned && (({ chatId }, isNow) => setPinned(chatId, isNow)),
      isPinned,
      star:
        port.messages.star &&
        (({ chatId }, isStarred) =>
          void port.messages.star?.({ topicId, chatId, isStarred }, {}).catch(failed)),
      recall: port.messages.recall && onRecall,
      copy: (message) => {
        const { main } = shownTexts(message, choices.viewOf(topicId, message.chatId));
        copyText(main.text).then(() => toast.success(text('copied')), failed);
      },
      retry: (message) => void outbox.retry(message.chatId),
      discard: (message) => void outbox.discard(message.chatId),
      setView: (message, view) => {
        onEvent({ type: 'translation-view', topicId, view });
        choices.setMessage(topicId, message.chatId, view);
      },
      retryTranslation: port.translations
        ? (message) => {
            onEvent({ type: 'translation-request', topicId });
            port.translations?.request({ topicId, chatId: message.chatId }, {}).catch(failed);
          }
        : undefined,
      correct: port.corrections && onCorrect,
      translationOffer,
      react:
        port.reactions &&
        ((message, emoji) => {
          onEvent({ type: emoji === null ? 'reaction-remove' : 'reaction-set', topicId });
          port.reactions?.set({ topicId, chatId: message.chatId, emoji }, {}).catch(failed);
        }),
      poll: port.polls && pollActions(port.polls, topicId, failed),
      keepSticker:
        ownStickers && port.stickers?.copy
          ? ({ chatId }) => {
              port.stickers
                ?.copy?.({ topicId, chatId }, {})
                .then(() => toast.success(text('stickerKept')), failed);
            }
          : undefined,
      forward: port.forward ? onForward : undefined,
      select: onSelect,
      openContact: onOpenContact,
      call: onCall,
      jumpTo: onJump,
    };
    const names = off.split(' ');
    return withoutActions(
      actions,
      switchNames.filter((name) => names.includes(name)),
    );
  }, [
    session,
    port,
    outbox,
    choices,
    ownStickers,
    onEvent,
    toast,
    text,
    isPinned,
    setPinned,
    off,
    onReply,
    onEdit,
    onHide,
    onRecall,
    onForward,
    onCorrect,
    onSelect,
    onOpenContact,
    onCall,
    onJump,
    translationOffer,
  ]);
}
