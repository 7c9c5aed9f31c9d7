import type { PressPoint } from '@franca/ui/kit';

/** What the rows of the virtual list share. */
export interface TopicRowsContext {
  /** Names the list. */
  readonly label: string;
  /** How many conversations there are. */
  readonly count: number;
  /** The conversation whose row takes the focus as soon as it is rendered, or null. */
  readonly focusId: string | null;
  /** The row has taken it. */
  readonly onFocused: () => void;
  /** The conversation whose menu is open, or null. */
  readonly menuId: string | null;
  /** Opens the menu of a conversation at a point of the window; absent where it would offer nothing. */
  readonly onMenu: ((topicId: string, point: PressPoint) => void) | undefined;
}
