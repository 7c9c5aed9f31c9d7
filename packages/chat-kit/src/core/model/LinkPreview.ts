/** What the page behind a link says about itself. */
export interface LinkPreview {
  /** The address, as it was written, with its scheme. */
  readonly url: string;
  /** Where the page was found; shown, so that no name can pretend to be another site. */
  readonly host: string;
  /** Its title. */
  readonly title: string;
  /** What it is about, or null. */
  readonly description: string | null;
  /** What the site calls itself, or null. */
  readonly site: string | null;
  /** A small square picture of it, or null; of the backend's own host, because every reader loads it. */
  readonly imageUrl: string | null;
}
