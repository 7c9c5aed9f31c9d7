/** Scrolls a list, and nothing around it, so far that a row of it is in sight. */
export function showRow(list: HTMLElement, row: HTMLElement): void {
  const [window, place] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  const above = place.top - window.top - list.clientTop;
  const below = place.bottom - window.top - list.clientTop - list.clientHeight;
  const gap = Number.parseFloat(getComputedStyle(list).paddingBlockStart) || 0;
  if (above < gap) list.scrollTop += above - gap;
  else if (below > -gap) list.scrollTop += below + gap;
}
