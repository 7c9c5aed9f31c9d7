import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { lazyPart } from '@franca/ui/kit';
import { EllipsisVertical, Info, Search } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import type { ComposerTool } from '../Composer/ComposerTool.ts';
import { useChatText } from '../hooks/useChatText.ts';
import type { FinderModel } from '../hooks/useFinder.ts';
import type { InfoButtonProps } from '../InfoPanel/InfoButton.tsx';
import * as styles from './HeaderMenu.styles.ts';

const ToolMenu = lazyPart(
  () => import('../interactionChunk.ts'),
  'ToolMenu',
  ({ onClose }) => onClose(),
);

/** Props of {@link HeaderMenu}. */
export interface HeaderMenuProps {
  /** Finding in the conversation. */
  finder: FinderModel;
  /** The information panel. */
  info: Pick<InfoButtonProps, 'panelId' | 'open' | 'onOpenChange'>;
}

/** Search and information of a narrow header, whose room is the name's. Renders a `<button>` that is seen there alone. */
export function HeaderMenu({ finder, info }: HeaderMenuProps) {
  const text = useChatText();
  const more = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const tools: ComposerTool[] = [
    {
      id: 'search',
      label: text('searchMessages'),
      icon: Search,
      onSelect: () => {
        // The focus comes back to what is seen.
        finder.opener.current = more.current;
        finder.open();
      },
    },
    { id: 'info', label: text('infoTitle'), icon: Info, onSelect: () => info.onOpenChange(!info.open) },
  ];
  return (
    <span className={styles.narrow}>
      <IconButton
        ref={more}
        label={text('moreTools')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon icon={EllipsisVertical} />
      </IconButton>
      {isOpen ? (
        <Suspense>
          <ToolMenu
            tools={tools}
            label={text('moreTools')}
            placement="bottom-end"
            opener={more}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </span>
  );
}
