/**
 * Declarations of a live region that has nothing to say, for use inside `&:empty { … }`: it takes no place, and is in the page before
 * its first words, as screen readers announce only what changes in a region that they know.
 */
export const emptyRegion = 'position: absolute; padding: 0;';
