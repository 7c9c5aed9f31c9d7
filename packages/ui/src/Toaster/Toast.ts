/** Severity of a toast: something neutral, a success, a warning or an error. */
export type ToastTone = 'info' | 'success' | 'warning' | 'error';

/** What a toast is made from. */
export interface ToastOptions {
  /** The sentence shown. */
  text: string;
  /** Its severity. Default `info`. */
  tone?: ToastTone;
  /** Milliseconds before it goes by itself. Default 2000; media notices take 10000; `Infinity` stays. */
  duration?: number;
  /** One action beside the sentence. */
  action?: { label: string; onSelect: () => void };
}

/** A toast on the screen. */
export interface Toast extends Required<Pick<ToastOptions, 'text' | 'tone' | 'duration'>> {
  /** Names the toast within its store. */
  id: string;
  /** One action beside the sentence. */
  action?: ToastOptions['action'];
}
