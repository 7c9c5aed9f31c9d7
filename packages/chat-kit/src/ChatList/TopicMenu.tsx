import { Icon } from '@franca/ui/Icon';
import type { PressPoint } from '@franca/ui/kit';
import { Menu, MenuItem, MenuSeparator } from '@franca/ui/Menu';
import { useToast } from '@franca/ui/Toaster';
import { Bell, BellOff, Info, MessageCircle, Trash2 } from 'lucide-react';
import { use, useRef, useState } from 'react';
import { ChatContext } from '../context/ChatContext.ts';
import type { Topic } from '../core/model/Topic.ts';
import { reasonOf } from '../core/text/reasonOf.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { DeleteQuestion } from '../InfoPanel/DeleteQuestion.tsx';

/** Props of {@link TopicMenu}. */
export interface TopicMenuProps {
  /** The conversation. */
  topic: Topic;
  /** Where it opens, in pixels of the window. */
  point: PressPoint;
  /** Opens the conversation. */
  onSelect: (topic: Topic) => void;
  /** Opens the conversation with its information beside it; without it that is not offered. */
  onShowInfo?: ((topic: Topic) => void) | undefined;
  /** The menu is to close. */
  onClose: () => void;
}

/** The first action has the focus, also of a menu at a point. */
function takeFocus(menu: HTMLDivElement | null): void {
  menu?.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true });
}

/** What can be done with a conversation of the list, and the confirmation before it is deleted. Renders a menu at a point of the window. */
export function TopicMenu({ topic, point, onSelect, onShowInfo, onClose }: TopicMenuProps) {
  const text = usePartText();
  const toast = useToast();
  const port = use(ChatContext)?.port;
  const wantsDelete = useRef(false);
  const [isAsking, setAsking] = useState(false);
  const { id: topicId, isMuted = false } = topic;
  const { setMuted, deleteHistory } = port?.topics ?? {};

  if (isAsking && deleteHistory) {
    return <DeleteQuestion topic={topic} onDelete={() => deleteHistory({ topicId }, {})} onClose={onClose} />;
  }
  return (
    <Menu
      ref={takeFocus}
      open
      label={text('chatActions', { name: topic.title })}
      anchor={point}
      onOpenChange={(open) => {
        if (open) return;
        if (wantsDelete.current) setAsking(true);
        else onClose();
      }}
    >
      <MenuItem icon={<Icon icon={MessageCircle} />} onSelect={() => onSelect(topic)}>
        {text('openChat')}
      </MenuItem>
      {onShowInfo ? (
        <MenuItem icon={<Icon icon={Info} />} onSelect={() => onShowInfo(topic)}>
          {text('infoTitle')}
        </MenuItem>
      ) : null}
      {setMuted ? (
        <MenuItem
          icon={<Icon icon={isMuted ? Bell : BellOff} />}
          onSelect={() =>
            void setMuted({ topicId, isMuted: !isMuted }, {}).catch((error) => toast.error(reasonOf(error)))
          }
        >
          {text(isMuted ? 'unmuteNotification' : 'muteNotification')}
        </MenuItem>
      ) : null}
      {deleteHistory && !topic.isGroup ? (
        <>
          <MenuSeparator />
          <MenuItem
            variant="block"
            icon={<Icon icon={Trash2} />}
            // Before it closes, which is to know.
            onClick={() => {
              wantsDelete.current = true;
            }}
          >
            {text('deleteChat')}
          </MenuItem>
        </>
      ) : null}
    </Menu>
  );
}
