import type { ComponentType, SVGProps } from 'react';

/** Something a composer offers besides writing: files, an emoji, a place. See `ComposerTools`. */
export interface ComposerTool {
  /** Names the tool among the others. */
  readonly id: string;
  /** What it does, for people. */
  readonly label: string;
  /** Its icon: a component that draws an `<svg>` with the props it gets, such as those of lucide. */
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** What it opens, announced by assistive technology; left out when it opens nothing of the page. */
  readonly opens?: 'dialog' | 'menu' | undefined;
  /** Whether that is open. */
  readonly isOpen?: boolean | undefined;
  /** Called with the button that was pressed, which a surface may stand at. */
  readonly onSelect: (button: HTMLElement) => void;
}
