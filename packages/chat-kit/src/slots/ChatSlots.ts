import type { AvatarProps } from '@franca/ui/Avatar';
import type { ComponentType } from 'react';
import type { ChatListRowProps } from '../ChatList/ChatListRow.tsx';
import type { ComposerProps } from '../Composer/Composer.tsx';
import type { ConversationHeaderProps } from '../ConversationHeader/ConversationHeader.tsx';
import type { DayHeadingProps } from '../DayHeading/DayHeading.tsx';
import type { EmptyConversationProps } from '../EmptyConversation/EmptyConversation.tsx';
import type { MessageBubbleProps } from '../MessageBubble/MessageBubble.tsx';
import type { MessageMetaProps } from '../MessageBubble/MessageMeta.tsx';
import type { QuoteProps } from '../MessageBubble/Quote.tsx';
import type { TranslationLineProps } from '../MessageBubble/TranslationLine.tsx';
import type { MessageContentProps } from '../MessageContent/MessageContent.tsx';
import type { NewestButtonProps } from '../MessageList/NewestButton.tsx';
import type { MessageMenuProps } from '../MessageMenu/MessageMenu.tsx';
import type { ReactionsProps } from '../Reactions/Reactions.tsx';
import type { ReplyBarProps } from '../ReplyBar/ReplyBar.tsx';
import type { TypingLineProps } from '../TypingLine/TypingLine.tsx';

/**
 * Parts that an application draws itself, each with the props of the component that stands there otherwise. The list
 * measures what they draw, so any height may be given and nothing that is read moves. Make the components outside of
 * other components: a new function on every render would be a new part, and lose its state.
 *
 * @example
 * const slots: ChatSlots = {
 *   DayHeading: ({ day }) => <h3>{day.kind === 'date' ? day.text : day.kind}</h3>,
 *   MessageBubble: (props) => <div className="shadow"><MessageBubble {...props} /></div>,
 *   kinds: { poll: ({ message }) => <Poll {...(message.custom as PollData)} /> },
 * };
 */
export interface ChatSlots {
  /** The picture of a person or a group, wherever one stands. */
  readonly Avatar?: ComponentType<AvatarProps>;
  /** One conversation in the chat list, in a row of 72 pixels. */
  readonly ChatListRow?: ComponentType<ChatListRowProps>;
  /** Where a message is written. */
  readonly Composer?: ComponentType<ComposerProps>;
  /** Who one is talking to. */
  readonly ConversationHeader?: ComponentType<ConversationHeaderProps>;
  /** Stands in the place of the messages until the first page is here. */
  readonly ConversationSkeleton?: ComponentType;
  /** The heading above the first message of a day. */
  readonly DayHeading?: ComponentType<DayHeadingProps>;
  /** Stands in the place of the messages while there are none. */
  readonly EmptyConversation?: ComponentType<EmptyConversationProps>;
  /** One message with all that is in it. */
  readonly MessageBubble?: ComponentType<MessageBubbleProps>;
  /** What a message holds besides words, of every kind. */
  readonly MessageContent?: ComponentType<MessageContentProps>;
  /** What can be done with a message; drawn while it is open. */
  readonly MessageMenu?: ComponentType<MessageMenuProps>;
  /** Time and delivery mark of a message. */
  readonly MessageMeta?: ComponentType<MessageMetaProps>;
  /** Leads back to the newest message. */
  readonly NewestButton?: ComponentType<NewestButtonProps>;
  /** The message that a reply answers, inside a bubble. */
  readonly Quote?: ComponentType<QuoteProps>;
  /** The reactions under a message; drawn for every message, also one without any. */
  readonly Reactions?: ComponentType<ReactionsProps>;
  /** Which message is being answered, above the composer. */
  readonly ReplyBar?: ComponentType<ReplyBarProps>;
  /** How the translation of a message stands, and the way to the original. */
  readonly TranslationLine?: ComponentType<TranslationLineProps>;
  /** Who is typing. */
  readonly TypingLine?: ComponentType<TypingLineProps>;
  /** The line above the first unread message. */
  readonly UnreadLine?: ComponentType;
  /** What messages of one kind hold, by kind: for kinds of the application's own, and in the place of the kit's. */
  readonly kinds?: Readonly<Record<string, ComponentType<MessageContentProps>>>;
}
