/** A sticker of a person, as that person has added it. */
export type OwnSticker = {
  /** Address of its file. */
  url: string;
  /** What it shows; empty where nobody said so. */
  name: string;
};

/** Stickers that people added themselves, as the other domains use them. */
export type Stickers = {
  /**
   * The sticker of a person that has an address, also one that was removed within the last day: a message may have waited for the
   * network. Undefined for pictures of the application; refuses with `file_not_found` any other file of this server.
   */
  findOwn: (userId: string, url: string) => Promise<OwnSticker | undefined>;
  /** The names of those addresses that lead to stickers of a person, as {@link Stickers.findOwn} finds them. */
  namesOf: (userId: string, urls: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Whether an address leads to a sticker that somebody has, or can bring back. */
  hasFile: (url: string) => Promise<boolean>;
  /** Forgets of which file others have copies: it is about to go. */
  dropFile: (url: string) => Promise<void>;
  /** The stickers of a person with their dates, for the download of their data. */
  listOf: (userId: string) => Promise<(OwnSticker & { created_at: string })[]>;
  /** Forgets what was removed more than a day ago. */
  purge: () => Promise<void>;
};
