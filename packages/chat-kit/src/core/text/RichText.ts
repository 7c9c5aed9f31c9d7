/** A piece of a line: plain words, marked words, code or a link. */
export type RichInline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly parts: readonly RichInline[] };

/** A part of a message from top to bottom. */
export type RichBlock =
  | { readonly kind: 'words'; readonly parts: readonly RichInline[] }
  | { readonly kind: 'code'; readonly text: string }
  | {
      readonly kind: 'list';
      /** Whether it is numbered, and from which number. */
      readonly start: number | null;
      readonly items: readonly (readonly RichInline[])[];
    };
