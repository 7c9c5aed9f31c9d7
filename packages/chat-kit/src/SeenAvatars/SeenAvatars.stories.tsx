import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Conversation } from '../Conversation/Conversation.tsx';
import { createDemoPort, type DemoPort, demoNow } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { demoPeople } from '../testing/demoPeople.ts';
import { demoTopic } from '../testing/demoTopic.ts';
import { documented } from '../testing/documented.ts';
import { SeenAvatars } from './SeenAvatars.tsx';

interface Args {
  /** Who has seen the conversation, and up to which number of its ten messages. */
  seen: readonly (readonly [userId: keyof typeof demoPeople, upTo: number])[];
  port?: DemoPort;
}

const count = 10;
const timeOf = (number: number) => demoNow - (count - number) * 100_000;

/** A conversation that others have read already when it is opened. */
function seenPort(seen: Args['seen']): DemoPort {
  const seenTimes = Object.fromEntries(seen.map(([userId, upTo]) => [userId, timeOf(upTo)]));
  return createDemoPort({ count, translation: 'none', seenTimes });
}

const meta: Meta<Args> = {
  title: 'Chat/SeenAvatars',
  component: documented(SeenAvatars),
  parameters: { layout: 'fullscreen' },
  render: ({ seen }, { loaded }) => {
    const { port } = loaded as Required<Pick<Args, 'port'>>;
    const isGroup = seen.length > 1;
    const members = Object.values(demoPeople);
    const topic = isGroup
      ? demoTopic({ isGroup, title: 'Weekend trip', presence: 'unknown', members })
      : demoTopic();
    return (
      <div style={{ blockSize: 560, maxInlineSize: 400 }}>
        <DemoChat port={port}>
          <Conversation topic={topic} readingLanguage="en" />
        </DemoChat>
      </div>
    );
  },
  loaders: [({ args }) => ({ port: seenPort((args as Args).seen) })],
};

export default meta;
type Story = StoryObj<Args>;

/** A private conversation: the other person stands at the last message they have seen. */
export const Default: Story = {
  args: { seen: [['lucia', 9]] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('img', { name: /^Seen by Lucía Fernández, / })).toBeVisible();
  },
};

/** A group: two stand together, more are counted; a press says who, and when. */
export const Group: Story = {
  tags: ['feature'],
  args: {
    seen: [
      ['lucia', 10],
      ['omar', 10],
      ['linh', 10],
      ['marco', 4],
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Seen by 3 people' }));
    const list = await page.findByRole('dialog', { name: 'Seen by' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3));
    await expect(within(list).getByText('Nguyễn Thị Linh')).toBeVisible();
  },
};

/** The others read on: they go to another message, and no row moves by a pixel. */
export const ReadingOn: Story = {
  tags: ['feature'],
  args: {
    seen: [
      ['lucia', 4],
      ['omar', 4],
    ],
  },
  play: async ({ canvasElement, loaded }) => {
    const { port } = loaded as Required<Pick<Args, 'port'>>;
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Seen by 2 people' });
    const places = () =>
      canvas.getAllByRole('article').map((row) => {
        const { top, height } = row.getBoundingClientRect();
        return { key: row.dataset.key, top, height };
      });
    const before = places();
    for (const userId of ['lucia', 'omar', 'linh', 'marco'] as const) {
      port.emit({ kind: 'seen', seq: port.nextSeq(), userId, seenTime: timeOf(count) });
      await waitFor(() => expect(canvas.getAllByTitle(/^Seen by/).length).toBeGreaterThan(0));
      await expect(places()).toEqual(before);
    }
    await expect(await canvas.findByRole('button', { name: 'Seen by 4 people' })).toBeVisible();
    await expect(places()).toEqual(before);
  },
};

/** Right to left. */
export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: {
    seen: [
      ['lucia', 10],
      ['omar', 10],
      ['marco', 4],
    ],
  },
};
