import { Icon } from '@franca/ui/Icon';
import { Menu, MenuItem, type MenuProps } from '@franca/ui/Menu';
import type { RefObject } from 'react';
import { useChatText } from '../hooks/useChatText.ts';
import type { ComposerTool } from './ComposerTool.ts';

/** Props of {@link ToolMenu}. */
export interface ToolMenuProps {
  /** The tools, in the order in which they stand. */
  tools: readonly ComposerTool[];
  /** Names the menu. Default: the tools of a composer. */
  label?: string;
  /** Where it stands. Default above the button. */
  placement?: MenuProps['placement'];
  /** The button that opened the menu. */
  opener: RefObject<HTMLButtonElement | null>;
  /** The menu is to close; the focus is to go back to its button. */
  onClose: () => void;
}

/** The tools of a narrow composer or header, each with its name. Renders a menu at the button that opened it. */
export function ToolMenu({ tools, label, placement = 'top-start', opener, onClose }: ToolMenuProps) {
  const text = useChatText();
  return (
    <Menu
      open
      label={label ?? text('tools')}
      anchor={opener}
      placement={placement}
      onOpenChange={(open) => open || onClose()}
    >
      {tools.map(({ id, label: words, icon, onSelect }) => (
        <MenuItem
          key={id}
          icon={<Icon icon={icon} />}
          onSelect={() => opener.current && onSelect(opener.current)}
        >
          {words}
        </MenuItem>
      ))}
    </Menu>
  );
}
