import type { Meta, StoryObj } from '@storybook/react-vite';
import { createDemoPort } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { NoConversation } from './NoConversation.tsx';

const meta: Meta = {
  title: 'Chat/NoConversation',
  component: NoConversation,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div style={{ blockSize: 480 }}>
      <DemoChat port={createDemoPort({ count: 0 })}>
        <NoConversation />
      </DemoChat>
    </div>
  ),
};

export default meta;

/** No conversation is selected. */
export const Default: StoryObj = {};

/** Right to left. */
export const RightToLeft: StoryObj = { globals: { locale: 'ar', direction: 'rtl' } };
