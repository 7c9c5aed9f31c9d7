import type { Severity } from '../tokens/Severity.ts';

/** What a toast is made from, in the words of the contract: a style and a content. */
export interface ToastOptions {
  /** The sentence shown. */
  content: string;
  /** Its severity. Default `info`. */
  style?: Severity;
  /** Milliseconds before it goes by itself. Default 2,000; notices about camera and microphone take 10,000; `Infinity` stays. */
  duration?: number;
  /** One action beside the sentence. */
  action?: { label: string; onSelect: () => void };
}

/** A toast on the screen. */
export interface Toast extends Required<Pick<ToastOptions, 'content' | 'style' | 'duration'>> {
  /** Names the toast within its store. */
  id: string;
  /** One action beside the sentence. */
  action?: ToastOptions['action'];
}
