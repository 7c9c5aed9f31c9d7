import type { MessageKind } from '../core/model/KindContents.ts';
import type { TranslationView } from '../core/model/TranslationState.ts';

/** Something that the viewer has done, for statistics: never with what was written, or about whom. */
export type ChatEvent =
  | {
      readonly type: 'message-send';
      readonly topicId: string;
      readonly kind: MessageKind;
      readonly isReply: boolean;
    }
  | { readonly type: 'reaction-set' | 'reaction-remove'; readonly topicId: string }
  | { readonly type: 'translation-request'; readonly topicId: string }
  | { readonly type: 'translation-view'; readonly topicId: string; readonly view: TranslationView };
