import type { Icon } from '@franca/ui/Icon';
import {
  Copy,
  CornerUpLeft,
  Forward,
  Languages,
  ListChecks,
  Pencil,
  Pin,
  PinOff,
  RotateCcw,
  SpellCheck,
  Star,
  StarOff,
  Sticker,
  Trash2,
  Undo2,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import type { MessageKind } from '../core/model/KindContents.ts';
import type { ChatMessage } from '../core/model/Message.ts';
import type { TranslationView } from '../core/model/TranslationState.ts';
import { canRetry } from '../core/text/gapText.ts';
import { shownView, viewFor } from '../core/text/shownView.ts';
import type { MessageActions } from '../hooks/MessageActions.ts';
import type { ChatTextKey } from '../strings/ChatStrings.ts';

/** One thing that can be done with a message. */
export interface MessageCommand extends Pick<ComponentProps<typeof Icon>, 'icon' | 'flip'> {
  /** What it does, for people. */
  readonly label: ChatTextKey;
  /** Of a choice among several: whether it is the present one. */
  readonly checked?: boolean;
  /** Whether it takes something away for good. */
  readonly isDestructive?: boolean;
  /** Does it. */
  readonly run: (message: ChatMessage) => void;
}

/** What can be done with a message, in the order of its menu. */
export interface MessageCommands {
  /** Answering, copying, editing, forwarding. */
  readonly use: readonly MessageCommand[];
  /** Which of the two texts is shown. */
  readonly views: readonly MessageCommand[];
  /** Asking for a translation that is missing or out of date, and correcting one. */
  readonly translation: readonly MessageCommand[];
  /** Deleting a stored message for oneself, or taking it back. */
  readonly recall: readonly MessageCommand[];
  /** What becomes of a message that is not stored yet. */
  readonly unsent: readonly MessageCommand[];
}

/** What {@link messageCommands} needs to know beside the message. */
export interface MessageCommandsOptions {
  /** Whether the viewer wrote it. */
  readonly isOwn: boolean;
  /** Which of the two texts is shown. */
  readonly view: TranslationView;
  /** What can be done with messages here. */
  readonly actions: MessageActions;
  /** Whether its words can be changed now. */
  readonly canEdit?: boolean;
  /** Whether its kind can go to others. */
  readonly canForward: boolean;
}

const viewLabels = { translated: 'selectTranslation', original: 'original', both: 'both' } as const;
const shownViews = Object.keys(viewLabels) as (keyof typeof viewLabels)[];

/** Keeps the commands whose conditions are met. */
function offered(candidates: readonly (MessageCommand | false | undefined)[]): readonly MessageCommand[] {
  return candidates.filter((candidate) => candidate !== false && candidate !== undefined);
}

const withWords: ReadonlySet<MessageKind> = new Set(['text', 'image', 'file', 'audio']);

/** Whether somebody could propose another translation: the reader of one, also of one that is missing, and who wrote the words. */
function mayBeCorrected({ content, text, translation }: ChatMessage, isOwn: boolean): boolean {
  if (text === '' || !withWords.has(content.kind)) return false;
  if (isOwn) return true;
  const { kind } = translation;
  return kind === 'done' || kind === 'stale' || kind === 'failed' || kind === 'unavailable';
}

/** Whether it shows a sticker that somebody added themselves, and that others can keep. */
const isPersonalSticker = ({ content, isRecalled }: ChatMessage): boolean =>
  content.kind === 'sticker' && content.isPersonal === true && !isRecalled;

/** Lists what can be done with a message in its present state; a list is empty where nothing of it can. */
export function messageCommands(message: ChatMessage, options: MessageCommandsOptions): MessageCommands {
  const { isOwn, view, actions, canEdit = false, canForward } = options;
  const { copy, correct, edit, forward, hide, keepSticker, recall, pin, reply, select, star } = actions;
  const { retryTranslation } = actions;
  const isPinned = actions.isPinned?.(message.chatId) ?? false;
  const { isStarred = false } = message;
  const { kind } = message.translation;
  const isStored = message.seq !== null;
  const hasFailed = message.delivery.kind === 'failed';
  const hasTranslation = kind === 'done' || kind === 'stale';

  return {
    use: offered([
      isStored && reply && { label: 'reply', icon: CornerUpLeft, flip: true, run: reply },
      message.text !== '' && copy && { label: 'copy', icon: Copy, run: copy },
      canEdit && edit && { label: 'edit', icon: Pencil, run: edit },
      isStored &&
        !message.isRecalled &&
        star && {
          label: isStarred ? 'unstar' : 'star',
          icon: isStarred ? StarOff : Star,
          run: (starred: ChatMessage) => star(starred, !isStarred),
        },
      isStored &&
        !message.isRecalled &&
        pin && {
          label: isPinned ? 'unpin' : 'pin',
          icon: isPinned ? PinOff : Pin,
          run: (pinned: ChatMessage) => pin(pinned, !isPinned),
        },
      isStored &&
        !isOwn &&
        isPersonalSticker(message) &&
        keepSticker && { label: 'stickerKeep', icon: Sticker, run: keepSticker },
      isStored &&
        canForward &&
        !message.isRecalled &&
        forward && { label: 'forward', icon: Forward, flip: true, run: forward },
      isStored && !message.isRecalled && select && { label: 'select', icon: ListChecks, run: select },
    ]),
    views: offered(
      shownViews.map(
        (value) =>
          hasTranslation && {
            label: viewLabels[value],
            icon: Languages,
            checked: shownView(message.translation, view) === value,
            run: () => actions.setView(message, viewFor(message.translation, value)),
          },
      ),
    ),
    translation: offered([
      canRetry(message.translation) &&
        retryTranslation && { label: 'retryTranslation', icon: RotateCcw, run: retryTranslation },
      isStored &&
        !message.isRecalled &&
        mayBeCorrected(message, isOwn) &&
        correct && { label: 'correctTranslation', icon: SpellCheck, run: correct },
    ]),
    recall: offered([
      isStored && hide && { label: 'hide', icon: Trash2, isDestructive: true, run: hide },
      isOwn && isStored && recall && { label: 'recall', icon: Undo2, isDestructive: true, run: recall },
    ]),
    unsent: offered([
      hasFailed && !message.delivery.isFinal && { label: 'retry', icon: RotateCcw, run: actions.retry },
      isOwn &&
        !isStored && {
          label: hasFailed ? 'deleteUnsent' : 'cancelSending',
          icon: Trash2,
          isDestructive: true,
          run: actions.discard,
        },
    ]),
  };
}
