import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { lazyPart } from '@franca/ui/kit';
import { Plus } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useChatText } from '../hooks/useChatText.ts';
import type { ComposerTool } from './ComposerTool.ts';
import * as styles from './ComposerTools.styles.ts';

const ToolMenu = lazyPart(
  () => import('../interactionChunk.ts'),
  'ToolMenu',
  ({ onClose }) => onClose(),
);

/** Props of {@link ComposerTools}. */
export interface ComposerToolsProps {
  /** The tools, in the order in which they stand. */
  tools: readonly ComposerTool[];
  /** None of them can be used for now. */
  disabled?: boolean;
}

/**
 * What a composer offers besides writing: buttons in a row where there is room, one button with a menu where there is
 * not. Renders a `<div>` and a `<button>` of which one is seen, or nothing without tools.
 */
export function ComposerTools({ tools, disabled = false }: ComposerToolsProps) {
  const text = useChatText();
  const plus = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  if (tools.length === 0) return null;

  return (
    <>
      <div className={styles.row}>
        {tools.map(({ id, label, icon, opens, isOpen: isShown, onSelect }) => (
          <IconButton
            key={id}
            label={label}
            disabled={disabled}
            aria-haspopup={opens}
            aria-expanded={opens ? (isShown ?? false) : undefined}
            onClick={(event) => onSelect(event.currentTarget)}
          >
            <Icon icon={icon} />
          </IconButton>
        ))}
      </div>
      <IconButton
        ref={plus}
        disabled={disabled}
        className={styles.plus}
        shape="round"
        label={text('tools')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon icon={Plus} />
      </IconButton>
      {isOpen ? (
        <Suspense>
          <ToolMenu tools={tools} opener={plus} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
