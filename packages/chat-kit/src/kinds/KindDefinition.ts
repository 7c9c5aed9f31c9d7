import type { TextFunction } from '@franca/ui/i18n';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import type { KindContents, MessageKind, PreviewContent } from '../core/model/KindContents.ts';
import type { ChatMessage } from '../core/model/Message.ts';
import type { MessageActions } from '../hooks/MessageActions.ts';
import type { FirstTextKey } from '../strings/ChatStrings.ts';

/** Props of the component that draws the content of a message of a kind. */
export interface KindBodyProps<Kind extends MessageKind = MessageKind> {
  /** The message. */
  message: ChatMessage;
  /** What it holds. */
  content: KindContents[Kind];
  /** What can be done with it. */
  actions: MessageActions;
  /** Time and delivery mark, for a body that places them itself; null where something else carries them. */
  meta: ReactNode;
}

/** Props of the component that stands in the place of the words. */
export interface KindLineProps<Kind extends MessageKind = MessageKind> {
  /** Content of the message. */
  content: KindContents[Kind];
  /** Who looks at it. */
  viewerId: string;
  /** What can be done with the message; absent where it is only shown. */
  actions?: MessageActions | undefined;
}

/** What a preview may need besides the content. */
export interface PreviewOptions {
  /** Who reads it. */
  readonly viewerId: string;
  /** The kit's texts in the interface language. */
  readonly text: TextFunction<FirstTextKey>;
  /** BCP 47 tag of the interface language. */
  readonly locale: string;
}

/**
 * Everything the kit knows about one kind of message. What is left out: no body, no height, nothing to find, and it can be
 * forwarded. Recalled messages lose their content whatever their kind.
 *
 * @example
 * const recipeKind: KindDefinition<'recipe'> = {
 *   kind: 'recipe',
 *   icon: CookingPot,
 *   word: () => 'Recipe',
 *   Body: ({ content }) => <Recipe {...content} />,
 *   height: ({ steps }) => 40 + steps.length * 24,
 *   searchTexts: ({ dish, steps }) => [dish, ...steps],
 * };
 */
export interface KindDefinition<Kind extends MessageKind = MessageKind> {
  /** Its name, as in `content.kind`. */
  readonly kind: Kind;
  /** Stands before the word: a component that draws an `<svg>` with the props it gets, such as those of lucide. */
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  /**
   * Stands for a message without words in quotes and lists, and for content that is missing; empty for none. `text` gives the
   * kit's texts, `locale` is the interface language (BCP 47).
   */
  word(text: TextFunction<FirstTextKey>, locale: string): string;
  /** Draws the content above the words. */
  Body?(props: KindBodyProps<Kind>): ReactNode;
  /** Draws the content in the place of the words. */
  Line?(props: KindLineProps<Kind>): ReactNode;
  /** Whether there is anything for the `Body` to draw. Default: always. */
  hasBody?(content: KindContents[Kind]): boolean;
  /** Whether the `Body` places time and delivery mark itself. Default: they stand under it. */
  readonly carriesMeta?: boolean;
  /** Whether the `Body` draws the words of the message, too. Default: they stand under it. */
  readonly drawsWords?: boolean;
  /** Whether a message of this kind stands without a bubble, unless it answers another; its words are not shown then. */
  readonly isBare?: boolean;
  /** Whether it never joins the messages before and after it. */
  readonly standsAlone?: boolean;
  /** Whether nobody wrote it: its `Line` stands in the middle, without bubble, author, marks and menu, and is not counted as unread. */
  readonly isSystem?: boolean;
  /** Whether it can be sent on. Default true. */
  readonly canForward?: boolean;
  /** Expected height of the `Body` in pixels, before it was ever drawn; the nearer, the less the scroll bar moves. */
  height?(content: KindContents[Kind]): number;
  /** What the chat list and the reply bar say of a message without words; null for the `word`. */
  preview?(content: PreviewContent<Kind>, options: PreviewOptions): string | null;
  /** What of its words stands where there is one line for them: in chat lists, quotes and pins. Default: all of them, without their formatting. */
  line?(words: string): string;
  /** What can be found in it besides its words. */
  searchTexts?(content: KindContents[Kind]): readonly string[];
}
