/** The custom property behind a token: `var(--fr-text)` gives `--fr-text`. */
export const nameOf = (token: string): string => token.slice('var('.length, -1);
