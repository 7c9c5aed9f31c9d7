/** One text: a sentence with `{name}` gaps, or one sentence per plural form chosen by the number `count`. */
export type Text = string | (Partial<Record<Intl.LDMLPluralRule, string>> & { other: string });

/** The texts of one language by key. */
export type Strings<Key extends string = string> = Record<Key, Text>;

/** The values for the gaps of a text; `count` also chooses the plural form. */
export type TextValues = Record<string, string | number>;

/** The texts of a language with the same keys as the English ones. */
export type TextsLike<English extends Strings> = { readonly [Key in keyof English]: Text };
