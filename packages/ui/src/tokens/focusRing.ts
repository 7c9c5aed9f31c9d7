/** Declarations of the keyboard focus ring, for use inside `&:focus-visible { … }`. */
export const focusRing =
  'outline: var(--fr-focus-width) solid var(--fr-focus); outline-offset: var(--fr-focus-gap);';
