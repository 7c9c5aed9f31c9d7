import type { LucideIcon } from 'lucide-react';

/** Something a composer offers besides writing: files, an emoji, a place. See `ComposerTools`. */
export interface ComposerTool {
  /** Names the tool among the others. */
  readonly id: string;
  /** What it does, for people. */
  readonly label: string;
  /** Its icon. */
  readonly icon: LucideIcon;
  /** What it opens, told to assistive technology; left out when it opens nothing of the page. */
  readonly opens?: 'dialog' | 'menu';
  /** Whether that is open. */
  readonly isOpen?: boolean;
  /** The person wants it. Takes the button that was pressed, which a surface may stand at. */
  readonly onSelect: (button: HTMLElement) => void;
}
