// What a conversation needs as soon as somebody does something in it, in one file: it comes with the first touch, and
// a dozen small files would be larger than their contents.
export { FoundMessages } from './ChatList/FoundMessages.tsx';
export { TopicMenu } from './ChatList/TopicMenu.tsx';
export { AttachmentNotice } from './Composer/AttachmentNotice.tsx';
export { ComposerPicker } from './Composer/ComposerPicker.tsx';
export { DictationLine } from './Composer/DictationLine.tsx';
export { SendMenu } from './Composer/SendMenu.tsx';
export { TextLimit } from './Composer/TextLimit.tsx';
export { ToolMenu } from './Composer/ToolMenu.tsx';
export { VoiceNotice } from './Composer/VoiceNotice.tsx';
export { ContactPicker } from './ContactPicker/ContactPicker.tsx';
export { DroppedFiles } from './Conversation/DroppedFiles.tsx';
export { ForwardPlace } from './Conversation/ForwardPlace.tsx';
export { HideQuestion } from './Conversation/HideQuestion.tsx';
export { RecallQuestion } from './Conversation/RecallQuestion.tsx';
export { ResultMarks } from './ConversationSearch/ResultMarks.tsx';
export { SearchBar } from './ConversationSearch/SearchBar.tsx';
export { SeekLine } from './ConversationSearch/SeekLine.tsx';
export { EditBar } from './EditBar/EditBar.tsx';
export { ForwardDialog } from './ForwardDialog/ForwardDialog.tsx';
export { LinkPreviewBar } from './LinkPreviewBar/LinkPreviewBar.tsx';
export { MentionPicker } from './MentionPicker/MentionPicker.tsx';
export { MessageMenu } from './MessageMenu/MessageMenu.tsx';
export { PreviewLine } from './PreviewLine/PreviewLine.tsx';
export { SeenPeople } from './SeenAvatars/SeenPeople.tsx';
export { SelectionBar } from './SelectionBar/SelectionBar.tsx';
export { StarredMessages } from './StarredMessages/StarredMessages.tsx';
