import { Icon } from '@franca/ui/Icon';
import type { PressPoint } from '@franca/ui/kit';
import { createSlot, lazyPart, useMergedRef } from '@franca/ui/kit';
import { Menu, MenuItem, MenuSeparator } from '@franca/ui/Menu';
import { type ComponentProps, Suspense, useRef, useState } from 'react';
import type { ChatMessage } from '../core/model/Message.ts';
import type { TranslationView } from '../core/model/TranslationState.ts';
import { isEditable } from '../core/text/isEditable.ts';
import type { MessageActions } from '../hooks/MessageActions.ts';
import { useChat } from '../hooks/useChat.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { useKinds } from '../kinds/useKinds.ts';
import { QuickReactions } from '../Reactions/QuickReactions.tsx';
import { MessageMenuItems } from './MessageMenuItems.tsx';
import { type MessageCommand, messageCommands } from './messageCommands.ts';

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

/** The focus begins at the first action, past the row of reactions; a menu without a button takes it itself. */
function takeFocus(menu: HTMLDivElement | null): void {
  menu?.querySelector<HTMLElement>('[role="menuitem"]:not(fieldset *)')?.focus({ preventScroll: true });
}

/** Commands that stand together in the menu. */
function CommandItems({ commands, message }: { commands: readonly MessageCommand[]; message: ChatMessage }) {
  const text = usePartText();
  return commands.map(({ label, icon, flip, checked, isDestructive, run }) => (
    <MenuItem
      key={label}
      variant={isDestructive ? 'block' : 'neutral'}
      checked={checked}
      icon={<Icon icon={icon} flip={flip} />}
      onSelect={() => run(message)}
    >
      {text(label)}
    </MenuItem>
  ));
}

/** What can be done with one message. Renders a menu at a point of the window. */
export const MessageMenu = createSlot('MessageMenu', function MessageMenu(props: MessageMenuProps) {
  const { message, point, isOwn, viewerId, view, actions, onClose, ref, ...rest } = props;
  const text = usePartText();
  const kinds = useKinds();
  const { port } = useChat();
  const merged = useMergedRef<HTMLDivElement>(takeFocus, ref);
  const wantsMore = useRef(false);
  const [isPicking, setPicking] = useState(false);
  if (!message) return null;
  const { react } = actions;
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
  const canForward = kinds.of(message.content.kind).canForward !== false;
  const canEdit = isOwn && isEditable(message, port.messages, Date.now());
  const commands = messageCommands(message, { isOwn, view, actions, canEdit, canForward });
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
      {message.seq !== null && react ? (
        <>
          <QuickReactions
            own={message.reactions?.find(({ userId }) => userId === viewerId)?.emoji}
            onReact={(emoji) => react(message, emoji)}
            onMore={() => {
              wantsMore.current = true;
            }}
          />
          <MenuSeparator />
        </>
      ) : null}
      <CommandItems commands={commands.use} message={message} />
      {commands.views.length > 0 ? <MenuSeparator /> : null}
      <CommandItems commands={commands.views} message={message} />
      <CommandItems commands={commands.translation} message={message} />
      <MessageMenuItems message={message} isOwn={isOwn} />
      {commands.recall.length > 0 ? <MenuSeparator /> : null}
      <CommandItems commands={commands.recall} message={message} />
      <CommandItems commands={commands.unsent} message={message} />
    </Menu>
  );
});
