import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mic, MicOff, MonitorUp, Phone, PhoneOff, Settings } from 'lucide-react';
import { ControlButton, type ControlButtonProps } from './ControlButton.tsx';

const meta: Meta<ControlButtonProps> = {
  title: 'Calls/ControlButton',
  component: ControlButton,
  args: { icon: Settings, label: 'Settings' },
};

export default meta;

/** Plain, a device on and off and missing, a toggle, accepting and ending. */
export const Tones: StoryObj<ControlButtonProps> = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
      <ControlButton icon={Settings} label="Settings" />
      <ControlButton icon={Mic} label="Mute" tone="device" data-state="on" />
      <ControlButton icon={MicOff} label="Unmute" tone="device" data-state="off" />
      <ControlButton icon={MicOff} label="No microphone" tone="device" disabled />
      <ControlButton icon={MonitorUp} label="Stop sharing" tone="toggle" data-state="on" />
      <ControlButton icon={Phone} label="Accept" tone="accept" />
      <ControlButton icon={PhoneOff} label="End call" tone="end" />
    </div>
  ),
};
