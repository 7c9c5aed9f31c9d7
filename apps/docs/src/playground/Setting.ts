/** What somebody has chosen in the playground. */
export interface Setting {
  /** What is shown. */
  readonly stage: 'conversation' | 'call';
  /** BCP 47 tag of the language of the interface. */
  readonly locale: string;
  /** Writing direction; `auto` is that of the language. */
  readonly direction: 'auto' | 'ltr' | 'rtl';
  /** Light or dark. */
  readonly theme: 'light' | 'dark';
  /** The brand, `#rrggbb`. */
  readonly brand: string;
}
