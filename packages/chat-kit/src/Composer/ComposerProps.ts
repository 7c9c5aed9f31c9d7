import type { ComponentProps, ReactNode, Ref } from 'react';
import type { ChatMessage } from '../core/model/Message.ts';
import type { Person } from '../core/model/Person.ts';
import type { ComposerDictation, ComposerRecorder } from '../core/model/VoiceInput.ts';
import type { TopicSession } from '../core/session/TopicSession.ts';
import type { EditModel } from '../hooks/useEdit.ts';
import type { ComposerToolName } from './builtInTools.ts';
import type { ComposerTool } from './ComposerTool.ts';

/** What a parent can do with a composer. */
export interface ComposerHandle {
  /** Puts the cursor into it; `words` are put behind what is written, and nothing is sent. */
  focus: (words?: string) => void;
}

/** Props of `Composer`. */
export interface ComposerProps extends Omit<ComponentProps<'form'>, 'children'> {
  /** The open conversation. */
  session: TopicSession;
  /** The message that is answered, or null. */
  replyTo: ChatMessage | null;
  /** The own message whose words are being changed: {@link useEdit}. Default: nothing is edited. */
  edit?: EditModel | undefined;
  /** The reply is over: sent, or given up. */
  onReplyEnd: () => void;
  /** This device could not store the answer to a message: it is to be answered again. */
  onReplyAgain?: ((message: ChatMessage) => void) | undefined;
  /** Stands before everything else, in every width. */
  start?: ReactNode;
  /**
   * What is offered besides writing, in its order: tools of the kit by name, those of the application as objects. Of the
   * kit's only those appear that the backend supports. Default: `composerToolNames`.
   */
  tools?: readonly (ComposerTool | ComposerToolName)[] | undefined;
  /** Shows under the text what others will read of it, where the port has `previews`. Default: false. */
  showPreview?: boolean | undefined;
  /** Nothing can be written or sent for now; what is written stays. */
  disabled?: boolean | undefined;
  /** Stands in the empty field. Default: 'Write a message' in the interface language. */
  placeholder?: string | undefined;
  /** Stands in the place of the send button while nothing is written. */
  idleAction?: ReactNode;
  /** Speech that becomes text; without it there is no microphone button. */
  dictation?: ComposerDictation | undefined;
  /** Records voice messages; without it there is no button for them. */
  recorder?: ComposerRecorder | undefined;
  /** Whom a message may mention, the viewer left out. Default: nobody. */
  people?: readonly Person[] | undefined;
  /** A mention is begun: those of `people` who are not loaded yet are wanted now. */
  onMentionStart?: (() => void) | undefined;
  /** Takes the composer's handle. */
  handleRef?: Ref<ComposerHandle> | undefined;
}
