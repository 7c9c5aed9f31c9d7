import type { Readable } from 'node:stream';
import type { LinkPreview } from '@franca/contract';

/** Previews of links. */
export type Links = {
  /** What a page says about itself, fetched where it is not known; null where there is nothing to show, or may nothing be fetched. */
  preview: (url: string) => Promise<LinkPreview | null>;
  /** The id of a preview that is known, for a message that shows it; it is kept while one does. */
  findId: (url: string) => Promise<string | undefined>;
  /** Previews by their ids. */
  find: (ids: readonly string[]) => Promise<Map<string, LinkPreview>>;
  /** The picture of a preview; refuses with `file_not_found`. */
  openPicture: (id: string) => Promise<Readable>;
  /** Removes those that are expired and that no message shows; returns how many. */
  purge: () => Promise<number>;
};
