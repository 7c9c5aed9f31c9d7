declare global {
  /**
   * What messages of the kit's kinds contain besides words. Each kind declares its own in the folder that defines it. It is
   * global because a declaration that names a file of the kit would not survive bundling.
   */
  interface FrancaKindContents {
    /** What a recalled message is left with: nothing of any kind. It stands here because the core makes it. */
    recalled: { readonly kind: 'recalled' };
  }
}

/**
 * What messages contain besides words, by their kind. An application adds its own kinds here, and hands their definitions to the
 * `ChatProvider` (`kinds`).
 *
 * @example
 * declare module '@franca/chat-kit' {
 *   interface KindContents {
 *     recipe: { readonly kind: 'recipe'; readonly dish: string; readonly steps: readonly string[] };
 *   }
 * }
 */
export interface KindContents extends FrancaKindContents {}

/** The kinds of messages. */
export type MessageKind = keyof KindContents;

/** What one message contains besides words. */
export type KindContent = KindContents[MessageKind];

type Known<Value> = Value extends readonly (infer Item)[] ? readonly Partial<Item>[] : Value;

/** As much of the content of a message as a chat list knows. */
export type PreviewContent<Kind extends MessageKind = MessageKind> = Kind extends MessageKind
  ? { readonly kind: Kind } & {
      readonly [Key in Exclude<keyof KindContents[Kind], 'kind'>]?:
        | Known<KindContents[Kind][Key]>
        | undefined;
    }
  : never;
