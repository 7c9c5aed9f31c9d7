/** A drawn picture that is sent by itself. */
export interface Sticker {
  /** Where it can be fetched. It is sent as it is and stays with the message, so it must stay valid. */
  readonly source: string;
  /** Says what it shows: a word, or the emoji that means the same. */
  readonly name: string;
  /** Whether the viewer added it; those of packs are the application's. Default false. */
  readonly isPersonal?: boolean | undefined;
}

/** Stickers that belong together; an application hands its packs to the `ChatProvider`. */
export interface StickerPack {
  /** Names the pack among the others. */
  readonly id: string;
  /** Its name, for people. */
  readonly name: string;
  /** Address of the small picture that stands for it. */
  readonly cover: string;
  /** What is in it, in the order in which it is shown. */
  readonly stickers: readonly Sticker[];
}

/** Fetches the packs of an application, each time that the picker is opened; what it rejects with is said in a sentence of the kit. */
export type LoadStickerPacks = (context: { readonly signal: AbortSignal }) => Promise<readonly StickerPack[]>;
