import type { SlotsOf } from '@franca/ui/kit';
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
import type { LinkCard } from '../LinkCard/LinkCard.tsx';
import type { LocationPicker } from '../LocationPicker/LocationPicker.tsx';
import type { MembersView } from '../MembersView/MembersView.tsx';
import type { MessageBubble } from '../MessageBubble/MessageBubble.tsx';
import type { MessageMeta } from '../MessageBubble/MessageMeta.tsx';
import type { Quote } from '../MessageBubble/Quote.tsx';
import type { TranslationLine } from '../MessageBubble/TranslationLine.tsx';
import type { MessageContent } from '../MessageContent/MessageContent.tsx';
import type { ListStart } from '../MessageList/ListStart.tsx';
import type { NewestButton } from '../MessageList/NewestButton.tsx';
import type { MessageMenu } from '../MessageMenu/MessageMenu.tsx';
import type { MessageMenuItems } from '../MessageMenu/MessageMenuItems.tsx';
import type { FailedLine } from '../MessageRow/FailedLine.tsx';
import type { PhotoEditor } from '../PhotoEditor/PhotoEditor.tsx';
import type { PollDialog } from '../polls/PollDialog.tsx';
import type { Reactions } from '../Reactions/Reactions.tsx';
import type { ReplyBar } from '../ReplyBar/ReplyBar.tsx';
import type { SeenAvatars } from '../SeenAvatars/SeenAvatars.tsx';
import type { SelectionBarItems } from '../SelectionBar/SelectionBarItems.tsx';
import type { StorageView } from '../StorageView/StorageView.tsx';
import type { StickerPicker } from '../stickers/StickerPicker.tsx';
import type { ThemeChooser } from '../ThemeChooser/ThemeChooser.tsx';
import type { TypingLine } from '../TypingLine/TypingLine.tsx';
import type { UnreadLine } from '../UnreadLine/UnreadLine.tsx';
import type { LazyVoicePlayer } from '../VoicePlayer/LazyVoicePlayer.tsx';
import type { VoiceRecorderPanel } from '../VoiceRecorderPanel/VoiceRecorderPanel.tsx';
import type { Avatar } from './Avatar.ts';

/** The parts that resolve themselves; each is described where it is defined. */
type Part =
  | typeof AttachmentTray
  | typeof Avatar
  | typeof ChatListRow
  | typeof ChatListSkeleton
  | typeof Composer
  | typeof ContactPicker
  | typeof ConversationHeader
  | typeof ConversationSkeleton
  | typeof DayHeading
  | typeof EmojiPicker
  | typeof EmptyConversation
  | typeof FailedLine
  | typeof ForwardDialog
  | typeof LinkCard
  | typeof ListStart
  | typeof LocationPicker
  | typeof MembersView
  | typeof MessageBubble
  | typeof MessageContent
  | typeof MessageMenu
  | typeof MessageMenuItems
  | typeof MessageMeta
  | typeof NewestButton
  | typeof PollDialog
  | typeof PhotoEditor
  | typeof Quote
  | typeof Reactions
  | typeof ReplyBar
  | typeof SearchBar
  | typeof SeenAvatars
  | typeof SelectionBarItems
  | typeof StickerPicker
  | typeof StorageView
  | typeof ThemeChooser
  | typeof TranslationLine
  | typeof TypingLine
  | typeof UnreadLine
  | typeof LazyVoicePlayer
  | typeof VoiceRecorderPanel;

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
export type ChatSlots = SlotsOf<Part>;

/** The parts of the kit that an application can replace, by the name of the component that it replaces. */
export type SlotName = keyof ChatSlots;
