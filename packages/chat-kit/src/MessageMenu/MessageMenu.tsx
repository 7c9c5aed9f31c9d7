import { Icon } from '@franca/ui/Icon';
import type { PressPoint } from '@franca/ui/kit';
import { createSlot, lazyPart, useMergedRef } from '@franca/ui/kit';
import { Menu, MenuItem, MenuSeparator } from '@franca/ui/Menu';
import { Copy, CornerUpLeft, Forward, Languages, RotateCcw, Trash2, Undo2 } from 'lucide-react';
import { type ComponentProps, Suspense, useRef, useState } from 'react';
import type { ChatMessage } from '../core/model/Message.ts';
import type { TranslationView } from '../core/model/TranslationState.ts';
import type { MessageActions } from '../hooks/MessageActions.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { useKinds } from '../kinds/useKinds.ts';
import { QuickReactions } from '../Reactions/QuickReactions.tsx';
import { MessageMenuItems } from './MessageMenuItems.tsx';

// Most reactions are among the few of the menu.
const ReactionPicker = lazyPart(
  () => import('../EmojiPicker/emojiViewsLazy.ts'),
  'ReactionPicker',
  ({ onClose }) => onClose(),
);

/** Props of {@link MessageMenu}. */
export interface MessageMenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The message, or null while no menu is open. */
  message: ChatMessage | null;
  /** Where it opens, in pixels of the window. */
  point: PressPoint;
  /** Whether the viewer wrote the message. */
  isOwn: boolean;
  /** Which of the two texts is shown. */
  view: TranslationView;
  /** Who looks at it. */
  viewerId: string;
  /** What can be done with it. */
  actions: MessageActions;
  /** The menu is to close. */
  onClose: () => void;
}

const viewItems = [
  ['translated', 'selectTranslation'],
  ['original', 'original'],
  ['both', 'both'],
] as const satisfies readonly (readonly [TranslationView, string])[];

/** The focus begins at the first action, past the row of reactions; a menu without a button takes it itself. */
function takeFocus(menu: HTMLDivElement | null): void {
  menu?.querySelector<HTMLElement>('[role="menuitem"]:not(fieldset *)')?.focus({ preventScroll: true });
}

/** What can be done with one message. Renders a menu at a point of the window. */
export const MessageMenu = createSlot('MessageMenu', function MessageMenu(props: MessageMenuProps) {
  const { message, point, isOwn, viewerId, view, actions, onClose, ref, ...rest } = props;
  const text = usePartText();
  const kinds = useKinds();
  const merged = useMergedRef<HTMLDivElement>(takeFocus, ref);
  const wantsMore = useRef(false);
  const [isPicking, setPicking] = useState(false);
  if (!message) return null;
  const { kind } = message.translation;
  const hasTranslation = kind === 'done' || kind === 'stale';
  const isStored = message.seq !== null;
  const { react, forward, recall } = actions;
  const ownReaction = message.reactions?.find(({ userId }) => userId === viewerId)?.emoji;
  const hasFailed = message.delivery.kind === 'failed';
  if (isPicking && react) {
    return (
      <Suspense>
        <ReactionPicker
          onClose={onClose}
          onPick={(emoji) => {
            onClose();
            react(message, emoji);
          }}
        />
      </Suspense>
    );
  }
  return (
    <Menu
      {...rest}
      ref={merged}
      data-fr-part="message-menu"
      open
      label={text('messageActions')}
      anchor={point}
      onOpenChange={(open) => {
        if (open) return;
        if (wantsMore.current) setPicking(true);
        else onClose();
      }}
    >
      {isStored && react ? (
        <>
          <QuickReactions
            own={ownReaction}
            onReact={(emoji) => react(message, emoji)}
            onMore={() => {
              wantsMore.current = true;
            }}
          />
          <MenuSeparator />
        </>
      ) : null}
      {isStored ? (
        <MenuItem icon={<Icon icon={CornerUpLeft} flip />} onSelect={() => actions.reply(message)}>
          {text('reply')}
        </MenuItem>
      ) : null}
      {message.text ? (
        <MenuItem icon={<Icon icon={Copy} />} onSelect={() => actions.copy(message)}>
          {text('copy')}
        </MenuItem>
      ) : null}
      {isStored && forward && !message.isRecalled && kinds.of(message.content.kind).canForward !== false ? (
        <MenuItem icon={<Icon icon={Forward} flip />} onSelect={() => forward(message)}>
          {text('forward')}
        </MenuItem>
      ) : null}
      {hasTranslation ? (
        <>
          <MenuSeparator />
          {viewItems.map(([value, label]) => (
            <MenuItem
              key={value}
              checked={view === value}
              icon={<Icon icon={Languages} />}
              onSelect={() => actions.setView(message, value)}
            >
              {text(label)}
            </MenuItem>
          ))}
        </>
      ) : null}
      {kind === 'failed' || kind === 'unavailable' || kind === 'stale' ? (
        <MenuItem icon={<Icon icon={RotateCcw} />} onSelect={() => actions.retryTranslation?.(message)}>
          {text('retryTranslation')}
        </MenuItem>
      ) : null}
      <MessageMenuItems message={message} isOwn={isOwn} />
      {isOwn && isStored && recall ? (
        <>
          <MenuSeparator />
          <MenuItem variant="block" icon={<Icon icon={Undo2} />} onSelect={() => recall(message)}>
            {text('recall')}
          </MenuItem>
        </>
      ) : null}
      {hasFailed ? (
        <MenuItem icon={<Icon icon={RotateCcw} />} onSelect={() => actions.retry(message)}>
          {text('retry')}
        </MenuItem>
      ) : null}
      {isOwn && !isStored ? (
        <MenuItem variant="block" icon={<Icon icon={Trash2} />} onSelect={() => actions.discard(message)}>
          {text(hasFailed ? 'deleteUnsent' : 'cancelSending')}
        </MenuItem>
      ) : null}
    </Menu>
  );
});
