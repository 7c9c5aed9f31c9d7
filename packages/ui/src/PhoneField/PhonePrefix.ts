/** A country and its dial code. */
export interface PhonePrefix {
  /** Two-letter country code (ISO 3166-1 alpha-2), such as `AU`. */
  code: string;
  /** Name of the country, as people read and search it. */
  name: string;
  /** Digits of the dial code, with or without the plus sign: `61`. */
  dialCode: string;
}
