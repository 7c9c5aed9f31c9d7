import type { NavigateFunction } from 'react-router';

let isDue = false;

/** Goes back in the history for the page's own sake, which nothing may stop. */
export function stepBack(navigate: NavigateFunction, steps = 1): void {
  isDue = true;
  void navigate(-steps);
}

/** Whether the step that happens now is the page's own; asked once per step. */
export function isOwnStep(): boolean {
  const wasDue = isDue;
  isDue = false;
  return wasDue;
}
