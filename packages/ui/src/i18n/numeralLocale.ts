/**
 * The locale in which numbers and dates are written. The region decides on the digits, as it does among its people:
 * Arabic in Egypt has ٠–٩, in Morocco 0–9; `-u-nu-` in the tag goes before both. Arabic of no region has 0–9, like
 * the codes, prices and telephone numbers around it, and is set here, because browsers and servers of different
 * age disagree about it, and the page would change when the browser takes over.
 */
export function numeralLocale(locale: string): string {
  return /^ar(-[A-Z][a-z]{3})?$/i.test(locale) ? `${locale}-u-nu-latn` : locale;
}
