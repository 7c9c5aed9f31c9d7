import type { SlotsOf } from '@franca/ui/kit';
import type { ComponentType } from 'react';
import type { AttachmentTray } from '../AttachmentTray/AttachmentTray.tsx';
import type { ChatListRow } from '../ChatList/ChatListRow.tsx';
import type { ChatListSkeleton } from '../ChatList/ChatListSkeleton.tsx';
import type { Composer } from '../Composer/Composer.tsx';
import type { ContactPicker } from '../ContactPicker/ContactPicker.tsx';
import type { ConversationSkeleton } from '../Conversation/ConversationSkeleton.tsx';
import type { ConversationHeader } from '../ConversationHeader/ConversationHeader.tsx';
import type { SearchBar } from '../ConversationSearch/SearchBar.tsx';
import type { DayHeading } from '../DayHeading/DayHeading.tsx';
import type { EmojiPicker } from '../EmojiPicker/EmojiPicker.tsx';
import type { EmptyConversation } from '../EmptyConversation/EmptyConversation.tsx';
import type { ForwardDialog } from '../ForwardDialog/ForwardDialog.tsx';
import type { LocationPicker } from '../LocationPicker/LocationPicker.tsx';
import type { MembersView } from '../MembersView/MembersView.tsx';
import type { MessageBubbleProps } from '../MessageBubble/MessageBubble.tsx';
import type { MessageMetaProps } from '../MessageBubble/MessageMeta.tsx';
import type { QuoteProps } from '../MessageBubble/Quote.tsx';
import type { TranslationLineProps } from '../MessageBubble/TranslationLine.tsx';
import type { MessageContentProps } from '../MessageContent/MessageContent.tsx';
import type { ListStart } from '../MessageList/ListStart.tsx';
import type { NewestButton } from '../MessageList/NewestButton.tsx';
import type { MessageMenuProps } from '../MessageMenu/MessageMenu.tsx';
import type { MessageMenuItemsProps } from '../MessageMenu/MessageMenuItems.tsx';
import type { FailedLineProps } from '../MessageRow/FailedLine.tsx';
import type { ReactionsProps } from '../Reactions/Reactions.tsx';
import type { ReplyBar } from '../ReplyBar/ReplyBar.tsx';
import type { SeenAvatars } from '../SeenAvatars/SeenAvatars.tsx';
import type { StickerPicker } from '../StickerPicker/StickerPicker.tsx';
import type { StorageView } from '../StorageView/StorageView.tsx';
import type { ThemeChooser } from '../ThemeChooser/ThemeChooser.tsx';
import type { TypingLine } from '../TypingLine/TypingLine.tsx';
import type { UnreadLine } from '../UnreadLine/UnreadLine.tsx';
import type { VoicePlayerProps } from '../VoicePlayer/VoicePlayer.tsx';
import type { VoiceRecorderPanel } from '../VoiceRecorderPanel/VoiceRecorderPanel.tsx';
import type { Avatar } from './Avatar.ts';

/** The parts that resolve themselves; each is described where it is defined. */
type OwnSlots = SlotsOf<
  | typeof Avatar
  | typeof AttachmentTray
  | typeof ChatListRow
  | typeof ChatListSkeleton
  | typeof Composer
  | typeof ContactPicker
  | typeof ConversationHeader
  | typeof ConversationSkeleton
  | typeof DayHeading
  | typeof EmojiPicker
  | typeof EmptyConversation
  | typeof ForwardDialog
  | typeof ListStart
  | typeof LocationPicker
  | typeof MembersView
  | typeof NewestButton
  | typeof ReplyBar
  | typeof SearchBar
  | typeof SeenAvatars
  | typeof StickerPicker
  | typeof StorageView
  | typeof ThemeChooser
  | typeof TypingLine
  | typeof UnreadLine
  | typeof VoiceRecorderPanel
>;

/** The parts of a message. */
interface MessageSlots {
  /** Why an own message was not sent, and what can be done. */
  readonly FailedLine?: ComponentType<FailedLineProps> | null | undefined;
  /** One message with all that is in it. */
  readonly MessageBubble?: ComponentType<MessageBubbleProps> | null | undefined;
  /** What a message holds besides words, of every kind. */
  readonly MessageContent?: ComponentType<MessageContentProps> | null | undefined;
  /** What can be done with a message; drawn while it is open. */
  readonly MessageMenu?: ComponentType<MessageMenuProps> | null | undefined;
  /** What else can be done with a message: `MenuItem`s of `@franca/ui/Menu`, among those of the kit. */
  readonly MessageMenuItems?: ComponentType<MessageMenuItemsProps> | null | undefined;
  /** Time and delivery mark of a message. */
  readonly MessageMeta?: ComponentType<MessageMetaProps> | null | undefined;
  /** The message that a reply answers, inside a bubble. */
  readonly Quote?: ComponentType<QuoteProps> | null | undefined;
  /** The reactions under a message; drawn for every message, also one without any. */
  readonly Reactions?: ComponentType<ReactionsProps> | null | undefined;
  /** How the translation of a message stands, and the way to the original. */
  readonly TranslationLine?: ComponentType<TranslationLineProps> | null | undefined;
  /** Plays a voice message. */
  readonly VoicePlayer?: ComponentType<VoicePlayerProps> | null | undefined;
}

/**
 * Parts that an application draws itself, each with the props of the component that it replaces. The list
 * measures what they draw, so any height may be given and nothing that is read moves. Make the components outside of
 * other components: a new function on every render would be a new part, and lose its state. `Default` of a part is what
 * the kit draws, to be wrapped. Null empties a slot; where
 * a button leads to it, the button goes too.
 *
 * @example
 * const slots: ChatSlots = {
 *   DayHeading: ({ day }) => <h3>{day.kind === 'date' ? day.text : day.kind}</h3>,
 *   TypingLine: (props) => <div className="shadow"><TypingLine.Default {...props} /></div>,
 * };
 */
export type ChatSlots = OwnSlots & MessageSlots;

/** The parts of the kit that an application can replace, by the name of the component that it replaces. */
export type SlotName = keyof ChatSlots;
