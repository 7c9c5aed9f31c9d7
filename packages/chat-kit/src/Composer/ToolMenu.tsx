import { Icon } from '@franca/ui/Icon';
import { Menu, MenuItem } from '@franca/ui/Menu';
import type { RefObject } from 'react';
import { useChatText } from '../hooks/useChatText.ts';
import type { ComposerTool } from './ComposerTool.ts';

/** Props of {@link ToolMenu}. */
export interface ToolMenuProps {
  /** The tools, in the order in which they stand. */
  tools: readonly ComposerTool[];
  /** The button that opened the menu. */
  opener: RefObject<HTMLButtonElement | null>;
  /** The menu is to close; the focus is to go back to its button. */
  onClose: () => void;
}

/** The tools of a narrow composer, each with its name. Renders a menu above the button that opened it. */
export function ToolMenu({ tools, opener, onClose }: ToolMenuProps) {
  const text = useChatText();
  return (
    <Menu
      open
      label={text('tools')}
      anchor={opener}
      placement="top-start"
      onOpenChange={(open) => open || onClose()}
    >
      {tools.map(({ id, label, icon, onSelect }) => (
        <MenuItem
          key={id}
          icon={<Icon icon={icon} />}
          onSelect={() => opener.current && onSelect(opener.current)}
        >
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
