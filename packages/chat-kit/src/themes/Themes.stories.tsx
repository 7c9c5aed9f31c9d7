import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info, Phone } from 'lucide-react';
import { expect, waitFor, within } from 'storybook/test';
import { Conversation } from '../Conversation/Conversation.tsx';
import { createDemoPort } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { demoThread, demoThreadCount } from '../testing/demoThread.ts';
import { demoTopic } from '../testing/demoTopic.ts';
import { demoDictation } from '../testing/demoVoice.ts';
import { documented } from '../testing/documented.ts';

interface Args {
  /** Name of the theme, or null for none. */
  theme: string | null;
}

const meta: Meta<Args> = {
  title: 'Chat/Themes',
  component: documented(Conversation),
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

/** Without a theme a conversation has the colours of the page around it. */
export const NoTheme: Story = {
  args: { theme: null },
  play: async ({ canvasElement }) => {
    const section = await within(canvasElement).findByRole('region', { name: demoTopic().title });
    await expect(section).not.toHaveAttribute('data-chat-theme');
    await expect(section.querySelector('pattern')).toBeNull();
  },
};

/** A city in the haze of the evening; at night with lit windows. */
export const UrbanLight: Story = { tags: ['feature'], args: { theme: 'Urban Light' } };

/** Firs in the mist of the morning; at night under the moon. */
export const Forest: Story = {
  tags: ['feature'],
  args: { theme: 'Forest' },
  play: async ({ canvasElement }) => {
    const section = await within(canvasElement).findByRole('region', { name: demoTopic().title });
    await expect(section).toHaveAttribute('data-chat-theme', 'Forest');
    // The picture is painted over the colours without an event.
    await waitFor(() => expect(section.querySelector('pattern')).not.toBeNull());
    await expect(within(section).queryByRole('img', { name: /forest/i })).toBeNull();
  },
};

/** Waves that run out on sand; at night under the moon. */
export const Beach: Story = { tags: ['feature'], args: { theme: 'Beach' } };

/** A branch in blossom, and petals on the wind. */
export const Pinky: Story = { tags: ['feature'], args: { theme: 'Pinky' } };

/** A letter that has lain in a drawer. */
export const OldPaper: Story = { tags: ['feature'], args: { theme: 'Old Paper' } };

/** Lime, lemon and mint in sparkling water. */
export const Fresh: Story = { tags: ['feature'], args: { theme: 'Fresh' } };

/** Snow on hills and firs, under a string of lights. */
export const Christmas: Story = { tags: ['feature'], args: { theme: 'Christmas' } };

/** Happy birthday: flags, balloons and confetti. */
export const Hpbd: Story = { tags: ['feature'], args: { theme: 'HPBD' } };
