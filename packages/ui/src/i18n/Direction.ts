/** Writing direction, as in the HTML `dir` attribute. */
export type Direction = 'ltr' | 'rtl';
