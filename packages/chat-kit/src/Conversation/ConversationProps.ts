import type { ComponentProps, ReactNode, Ref } from 'react';
import type { ComposerToolName } from '../Composer/builtInTools.ts';
import type { ComposerTool } from '../Composer/ComposerTool.ts';
import type { ChatMessage } from '../core/model/Message.ts';
import type { SharedContact } from '../core/model/Person.ts';
import type { Topic } from '../core/model/Topic.ts';
import type { TranslationOffer } from '../core/model/TranslationOffer.ts';
import type { ComposerDictation, ComposerRecorder } from '../core/model/VoiceInput.ts';
import type { MessagePage } from '../core/session/ChatDataPort.ts';
import type { MessageSwitches } from '../hooks/MessageSwitches.ts';
import type { InfoButtonProps } from '../InfoPanel/InfoButton.tsx';
import type { ChatSlots } from '../slots/ChatSlots.ts';

/** Props of `Conversation`. */
export interface ConversationProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The conversation. */
  topic: Topic;
  /** BCP 47 tag of the language the reader reads here. */
  readingLanguage?: string | null | undefined;
  /** The newest messages, when they are here already: shown at once, and rendered on a server. */
  initialPage?: MessagePage | undefined;
  /** Stands before the picture in the header, for example a button that leads back. */
  headerStart?: ReactNode;
  /** The information panel, which a button at the end of the header opens and closes; on a narrow header a menu does, with the search. */
  headerInfo?: Pick<InfoButtonProps, 'panelId' | 'open' | 'onOpenChange'> | undefined;
  /** Buttons at the end of the header. */
  headerActions?: ReactNode;
  /** Stands before everything else in the composer, in every width. */
  composerStart?: ReactNode;
  /** The tools of the composer in their order: those of the kit by name, those of the application as objects. Default: `composerToolNames`. */
  composerTools?: readonly (ComposerTool | ComposerToolName)[] | undefined;
  /**
   * The conversation can only be read: no composer, and nothing that others would notice can be done with messages (reply, edit, react,
   * pin, recall). Copying, forwarding, starring, deleting for oneself and choosing translations go on. Default: true where there is a
   * `composerNotice`, false otherwise.
   */
  readOnly?: boolean | undefined;
  /** What can be done with messages, switch by switch; what is said here counts for a conversation that can only be read, too. Default: what the port has. */
  actions?: MessageSwitches | undefined;
  /** Shows under the composer's text what others will read of it, where the port has `previews`. Default: false. */
  showPreview?: boolean | undefined;
  /** Nothing can be written or sent for now. */
  composerDisabled?: boolean | undefined;
  /** Stands in the place of the composer of a conversation that can only be read, and says why. Default: nothing stands there. */
  composerNotice?: ReactNode;
  /** Stands above the composer: something to know before one writes. */
  notice?: ReactNode;
  /** Stands under messages whose translation is not included; keep it the same object. */
  translationOffer?: TranslationOffer | undefined;
  /** Stands in the empty field. Default: 'Write a message' in the interface language. */
  composerPlaceholder?: string | undefined;
  /** Stands in the place of the send button while nothing is written. */
  composerIdleAction?: ReactNode;
  /** Speech that becomes text in the composer. */
  dictation?: ComposerDictation | undefined;
  /** Records voice messages in the composer. */
  recorder?: ComposerRecorder | undefined;
  /** Parts to draw differently in this conversation; see {@link ChatSlots}. */
  slots?: ChatSlots | undefined;
  /** Called with what was reported as seen, milliseconds since 1970, to reset the unread count. */
  onSeen?: ((seenTime: number) => void) | undefined;
  /** Opens the conversation with a shared contact; without it contacts are only shown. */
  onOpenContact?: ((contact: SharedContact) => void) | undefined;
  /** Calls the conversation, from the record of a call; without it records are only shown. Keep it the same function. */
  onCall?: ((isVideo: boolean) => void) | undefined;
  /** Opens the file of a message, in which the search has found the words, at these; without it the line that contains them is only shown. */
  onOpenFound?: ((message: ChatMessage, words: string) => void) | undefined;
  /** Called when the newest message comes onto the screen or leaves it. */
  onAtBottomChange?: ((isAtBottom: boolean) => void) | undefined;
  /** Takes the conversation's handle. */
  handleRef?: Ref<ConversationHandle> | undefined;
}

/** Why somebody goes to a message. */
export interface ShowMessageWords {
  /** What was searched for: its place is marked, and unfolded where the text is long. Default: the beginning of the message is shown. */
  words?: string | undefined;
}

/** What a parent can do with an open conversation. */
export interface ConversationHandle {
  /** Loads older pages until the message with this client id is shown, brings it into view and marks it for a moment. */
  showMessage: (chatId: string, why?: ShowMessageWords) => void;
  /**
   * Puts the cursor into the composer, for example when somebody begins to type elsewhere; `words`, such as a suggested reply, are put
   * behind what is written. Nothing is sent.
   */
  write: (words?: string) => void;
}
