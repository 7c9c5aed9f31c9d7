/** What an editor sends the frame beside it. */
export interface RunMessage {
  readonly type: 'run';
  /** Counts up, so that a response can be distinguished from an older one. */
  readonly run: number;
  /** A module in TypeScript with JSX. */
  readonly code: string;
  readonly theme: 'light' | 'dark';
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl' | undefined;
}

/** What the frame answers. */
export type LiveMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'shown'; readonly run: number }
  | { readonly type: 'failed'; readonly run: number; readonly reason: string };
