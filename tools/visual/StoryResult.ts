import type { Mode } from '../../.storybook/modes.ts';
import type { Violation } from './inPage/findViolations.ts';
import type { Story } from './readStories.ts';

/** How a picture stands beside the stored one. */
export type PictureState = 'same' | 'changed' | 'new';

/** What was found out about one story. */
export interface StoryResult {
  /** The story. */
  story: Story;
  /** Whether another story was shown in its document before it. */
  document: 'new' | 'shared';
  /** Why it could not be shown; nothing else was looked at then. */
  problems: readonly string[];
  /** What axe found, by mode. */
  violations: Partial<Record<Mode, readonly Violation[]>>;
  /** What the system drew in its pictures, in words. */
  native: readonly string[];
  /** Its pictures. */
  pictures: readonly {
    /** Name of the picture, such as `actions-button/default.light-ltr`. */
    name: string;
    /** How it stands beside the stored one. */
    state: PictureState;
    /** In what it differs. */
    what?: string;
    /** The file that shows the difference. */
    file?: string;
  }[];
}
