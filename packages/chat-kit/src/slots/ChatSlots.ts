import type { AvatarProps } from '@franca/ui/Avatar';
import type { ComponentType } from 'react';
import type { AttachmentTrayProps } from '../AttachmentTray/AttachmentTray.tsx';
import type { ChatListRowProps } from '../ChatList/ChatListRow.tsx';
import type { ComposerProps } from '../Composer/Composer.tsx';
import type { ContactPickerProps } from '../ContactPicker/ContactPicker.tsx';
import type { ConversationHeaderProps } from '../ConversationHeader/ConversationHeader.tsx';
import type { SearchBarProps } from '../ConversationSearch/SearchBar.tsx';
import type { DayHeadingProps } from '../DayHeading/DayHeading.tsx';
import type { EmojiPickerProps } from '../EmojiPicker/EmojiPicker.tsx';
import type { EmptyConversationProps } from '../EmptyConversation/EmptyConversation.tsx';
import type { ForwardDialogProps } from '../ForwardDialog/ForwardDialog.tsx';
import type { LocationPickerProps } from '../LocationPicker/LocationPicker.tsx';
import type { MembersViewProps } from '../MembersView/MembersView.tsx';
import type { MessageBubbleProps } from '../MessageBubble/MessageBubble.tsx';
import type { MessageMetaProps } from '../MessageBubble/MessageMeta.tsx';
import type { QuoteProps } from '../MessageBubble/Quote.tsx';
import type { TranslationLineProps } from '../MessageBubble/TranslationLine.tsx';
import type { MessageContentProps } from '../MessageContent/MessageContent.tsx';
import type { ListStartProps } from '../MessageList/ListStart.tsx';
import type { NewestButtonProps } from '../MessageList/NewestButton.tsx';
import type { MessageMenuProps } from '../MessageMenu/MessageMenu.tsx';
import type { MessageMenuItemsProps } from '../MessageMenu/MessageMenuItems.tsx';
import type { FailedLineProps } from '../MessageRow/FailedLine.tsx';
import type { ReactionsProps } from '../Reactions/Reactions.tsx';
import type { ReplyBarProps } from '../ReplyBar/ReplyBar.tsx';
import type { SeenAvatarsProps } from '../SeenAvatars/SeenAvatars.tsx';
import type { StickerPickerProps } from '../StickerPicker/StickerPicker.tsx';
import type { StorageViewProps } from '../StorageView/StorageView.tsx';
import type { ThemeChooserProps } from '../ThemeChooser/ThemeChooser.tsx';
import type { TypingLineProps } from '../TypingLine/TypingLine.tsx';
import type { VoicePlayerProps } from '../VoicePlayer/VoicePlayer.tsx';
import type { VoiceRecorderPanelProps } from '../VoiceRecorderPanel/VoiceRecorderPanel.tsx';

/**
 * Parts that an application draws itself, each with the props of the component that stands there otherwise. The list
 * measures what they draw, so any height may be given and nothing that is read moves. Make the components outside of
 * other components: a new function on every render would be a new part, and lose its state. Null empties a slot; where
 * a button leads to it, the button goes too.
 *
 * @example
 * const slots: ChatSlots = {
 *   DayHeading: ({ day }) => <h3>{day.kind === 'date' ? day.text : day.kind}</h3>,
 *   MessageBubble: (props) => <div className="shadow"><MessageBubble {...props} /></div>,
 *   kinds: { poll: ({ message }) => <Poll {...(message.custom as PollData)} /> },
 * };
 */
export interface ChatSlots {
  /** The chosen files above the text; loaded when it is needed. */
  readonly AttachmentTray?: ComponentType<AttachmentTrayProps> | null | undefined;
  /** The picture of a person or a group, wherever one stands. */
  readonly Avatar?: ComponentType<AvatarProps> | null | undefined;
  /** One conversation in the chat list, in a row of 72 pixels. */
  readonly ChatListRow?: ComponentType<ChatListRowProps> | null | undefined;
  /** Stands in the place of the chat list until it is here. */
  readonly ChatListSkeleton?: ComponentType | null | undefined;
  /** Where a message is written. */
  readonly Composer?: ComponentType<ComposerProps> | null | undefined;
  /** Where a person is chosen whose contact is to be sent. */
  readonly ContactPicker?: ComponentType<ContactPickerProps> | null | undefined;
  /** Who one is talking to. */
  readonly ConversationHeader?: ComponentType<ConversationHeaderProps> | null | undefined;
  /** Stands in the place of the messages until the first page is here. */
  readonly ConversationSkeleton?: ComponentType | null | undefined;
  /** The heading above the first message of a day. */
  readonly DayHeading?: ComponentType<DayHeadingProps> | null | undefined;
  /** Where an emoji is chosen, for a text or as a reaction. */
  readonly EmojiPicker?: ComponentType<EmojiPickerProps> | null | undefined;
  /** Stands in the place of the messages while there are none. */
  readonly EmptyConversation?: ComponentType<EmptyConversationProps> | null | undefined;
  /** Why an own message was not sent, and what can be done. */
  readonly FailedLine?: ComponentType<FailedLineProps> | null | undefined;
  /** Where people are chosen to forward a message to. */
  readonly ForwardDialog?: ComponentType<ForwardDialogProps> | null | undefined;
  /** Stands above the oldest loaded message, in 56 pixels; it must always be of one height. */
  readonly ListStart?: ComponentType<ListStartProps> | null | undefined;
  /** Where a place is chosen that is to be sent. */
  readonly LocationPicker?: ComponentType<LocationPickerProps> | null | undefined;
  /** Everyone in a group, in the information panel. */
  readonly MembersView?: ComponentType<MembersViewProps> | null | undefined;
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
  /** Leads back to the newest message. */
  readonly NewestButton?: ComponentType<NewestButtonProps> | null | undefined;
  /** The message that a reply answers, inside a bubble. */
  readonly Quote?: ComponentType<QuoteProps> | null | undefined;
  /** The reactions under a message; drawn for every message, also one without any. */
  readonly Reactions?: ComponentType<ReactionsProps> | null | undefined;
  /** Which message is being answered, above the composer. */
  readonly ReplyBar?: ComponentType<ReplyBarProps> | null | undefined;
  /** The search of a conversation, in the place of its header. */
  readonly SearchBar?: ComponentType<SearchBarProps> | null | undefined;
  /** Who has seen up to a message, as small pictures. */
  readonly SeenAvatars?: ComponentType<SeenAvatarsProps> | null | undefined;
  /** Where a sticker is chosen. */
  readonly StickerPicker?: ComponentType<StickerPickerProps> | null | undefined;
  /** What was shared in a conversation, in the information panel. */
  readonly StorageView?: ComponentType<StorageViewProps> | null | undefined;
  /** Where the theme of a conversation is chosen. */
  readonly ThemeChooser?: ComponentType<ThemeChooserProps> | null | undefined;
  /** How the translation of a message stands, and the way to the original. */
  readonly TranslationLine?: ComponentType<TranslationLineProps> | null | undefined;
  /** Who is typing. */
  readonly TypingLine?: ComponentType<TypingLineProps> | null | undefined;
  /** The line above the first unread message. */
  readonly UnreadLine?: ComponentType | null | undefined;
  /** Plays a voice message. */
  readonly VoicePlayer?: ComponentType<VoicePlayerProps> | null | undefined;
  /** Records a voice message, in the place of the composer. */
  readonly VoiceRecorderPanel?: ComponentType<VoiceRecorderPanelProps> | null | undefined;
  /** What messages of one kind hold, by kind: for kinds of the application's own, and in the place of the kit's. */
  readonly kinds?: Readonly<Record<string, ComponentType<MessageContentProps>>> | undefined;
}
