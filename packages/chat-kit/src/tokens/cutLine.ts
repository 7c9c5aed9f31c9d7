// `ui` has the same for its own lines: what compiles the styles does not follow an import through the index of a package.

/** Declarations of words in a box of their own that are cut where they are too long. Marks above and below the letters keep 3 pixels. */
export const cutWords = `
  margin-block: -3px;
  padding-block: 3px;
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
`;

/**
 * Declarations of one line that is cut where it is too long. Words of another direction go into a `<bdi>`: they begin where the
 * line does and are cut at their own end, whichever way they are written.
 */
export const cutLine = `
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;

  & > bdi {
    display: inline-block;
    max-inline-size: 100%;
    vertical-align: bottom;
    ${cutWords}
  }
`;
