/**
 * The anchor that GitHub gives a heading.
 *
 * @param {string} heading
 */
export const slugOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
