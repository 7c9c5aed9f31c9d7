import { Icon } from '@franca/ui/Icon';
import { Menu, MenuItem } from '@franca/ui/Menu';
import { BellOff, CalendarClock } from 'lucide-react';
import { usePartText } from '../hooks/usePartText.ts';
import type { SendOptionsModel } from './useSendOptions.ts';

/** Props of {@link SendMenu}. */
export interface SendMenuProps {
  /** What it offers, and what opened it. */
  options: SendOptionsModel;
}

/** Other ways to send what is written. Renders a menu at the send button. */
export function SendMenu({ options }: SendMenuProps) {
  const text = usePartText();
  const { opener, sendSilently, chooseTime, close } = options;
  return (
    <Menu
      open
      label={text('sendOptions')}
      anchor={opener}
      placement="top-end"
      onOpenChange={(open) => open || close()}
    >
      {sendSilently ? (
        <MenuItem icon={<Icon icon={BellOff} />} onSelect={sendSilently}>
          {text('sendSilently')}
        </MenuItem>
      ) : null}
      {chooseTime ? (
        <MenuItem icon={<Icon icon={CalendarClock} />} onSelect={chooseTime}>
          {text('scheduleMessage')}
        </MenuItem>
      ) : null}
    </Menu>
  );
}
