/** Lets the tabs of one browser share an outbox: one of them sends, all of them hear of changes. */
export interface OutboxCoordinator {
  /** Calls `lead` once this tab is the one that sends; the returned function gives that up. */
  lead(lead: () => void): () => void;
  /** Tells the other tabs that the stored items changed. */
  announce(): void;
  /** Hears what other tabs announce; the returned function stops it. */
  subscribe(listener: () => void): () => void;
}
