import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info, Phone } from 'lucide-react';
import { Conversation } from '../Conversation/Conversation.tsx';
import { createDemoPort } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { demoThread, demoThreadCount } from '../testing/demoThread.ts';
import { demoTopic } from '../testing/demoTopic.ts';
import { demoDictation } from '../testing/demoVoice.ts';

interface Args {
  /** Name of the theme. */
  theme: string;
}

const meta: Meta<Args> = {
  title: 'Chat/Themes',
  parameters: { layout: 'fullscreen' },
  render: ({ theme }) => (
    <div style={{ blockSize: '100vh' }}>
      <DemoChat port={createDemoPort({ count: demoThreadCount, change: demoThread })}>
        <Conversation
          topic={demoTopic({ theme, unreadCount: 1 })}
          readingLanguage="en"
          dictation={demoDictation()}
          headerActions={
            <>
              <IconButton label="Audio call">
                <Icon icon={Phone} />
              </IconButton>
              <IconButton label="Information">
                <Icon icon={Info} />
              </IconButton>
            </>
          }
        />
      </DemoChat>
    </div>
  ),
};

export default meta;
type Story = StoryObj<Args>;

export const UrbanLight: Story = { tags: ['feature'], args: { theme: 'Urban Light' } };
export const Forest: Story = { tags: ['feature'], args: { theme: 'Forest' } };
export const Beach: Story = { tags: ['feature'], args: { theme: 'Beach' } };
export const Pinky: Story = { tags: ['feature'], args: { theme: 'Pinky' } };
export const OldPaper: Story = { tags: ['feature'], args: { theme: 'Old Paper' } };
export const Fresh: Story = { tags: ['feature'], args: { theme: 'Fresh' } };
export const Christmas: Story = { tags: ['feature'], args: { theme: 'Christmas' } };
export const Hpbd: Story = { tags: ['feature'], args: { theme: 'HPBD' } };
