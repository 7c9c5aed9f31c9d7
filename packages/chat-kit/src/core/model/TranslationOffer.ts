/** What the application offers where the viewer's plan, or whatever decides it, includes no translation. */
export interface TranslationOffer {
  /** Says so, for example 'Translation is part of Premium'. */
  readonly text: string;
  /** Name of the button that leads to it, for example 'Try it free'. */
  readonly label: string;
  /** The button was pressed. */
  readonly onSelect: () => void;
}
