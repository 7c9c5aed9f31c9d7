import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, useSyncExternalStore } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createAttachmentDraft } from '../core/attachments/createAttachmentDraft.ts';
import { demoPhoto } from '../testing/demoMedia.ts';
import { documented } from '../testing/documented.ts';
import { AttachmentTray } from './AttachmentTray.tsx';

interface Args {
  files: File[];
}

const letter = (name: string) => new File(['Dear all, '.repeat(4_000)], name, { type: 'application/pdf' });
const three = [demoPhoto(200, 'beach.svg'), demoPhoto(320, 'sunset.svg'), letter('Train times.pdf')];
const nine = Array.from({ length: 9 }, (_, index) => demoPhoto(index * 40, `coast-${index + 1}.svg`));

function Tray({ files: chosen }: Args) {
  const [draft] = useState(() => {
    const made = createAttachmentDraft({ measure: async () => ({}) });
    made.add(chosen);
    return made;
  });
  const { files } = useSyncExternalStore(draft.subscribe, draft.getSnapshot);
  return <AttachmentTray files={files} onMove={draft.move} onRemove={draft.remove} />;
}

const meta: Meta<Args> = {
  title: 'Chat/AttachmentTray',
  component: documented(AttachmentTray),
  args: { files: three },
  render: (args) => (
    <div style={{ maxInlineSize: 420 }}>
      <Tray {...args} />
    </div>
  ),
};

export default meta;
type Story = StoryObj<Args>;

const orderOf = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('bdi')?.textContent);

/** Two pictures and a letter; the second is taken out, and the focus goes to the next. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove sunset.svg' }));
    await waitFor(() => expect(orderOf(canvasElement)).toEqual(['beach.svg', 'Train times.pdf']));
    await expect(canvas.getByRole('button', { name: 'Remove Train times.pdf' })).toHaveFocus();
  },
};

/** Lifted with Space, moved with the arrows and put down again, and everything is said. */
export const ReorderedByKeyboard: Story = {
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const live = within(canvasElement.ownerDocument.body);
    const said = (words: string) => waitFor(() => expect(live.getByText(words)).toBeInTheDocument());
    canvas.getByRole('button', { name: 'beach.svg, 1 of 3' }).focus();
    await userEvent.keyboard(' ');
    await said('beach.svg is over place 1 of 3.');
    await userEvent.keyboard('{ArrowRight}');
    await said('beach.svg is over place 2 of 3.');
    await userEvent.keyboard('{ArrowRight}');
    await said('beach.svg is over place 3 of 3.');
    await userEvent.keyboard(' ');
    const moved = ['sunset.svg', 'Train times.pdf', 'beach.svg'];
    await waitFor(() => expect(orderOf(canvasElement)).toEqual(moved));
    await expect(await canvas.findByRole('button', { name: 'beach.svg, 3 of 3' })).toHaveFocus();
  },
};

/** As many as a message may contain: the row scrolls. */
export const Nine: Story = { tags: ['edge'], args: { files: nine } };

/** Of a tall picture the middle is shown, as of a wide one. */
export const TallPicture: Story = {
  tags: ['edge'],
  args: { files: [demoPhoto(200, 'tower.svg', 500, 1200)] },
  play: async ({ canvasElement }) => {
    const handle = within(canvasElement).getByRole('button', { name: 'tower.svg, 1 of 1' });
    const shown = await waitFor(() => {
      const picture = handle.querySelector('img');
      if (!picture?.complete) throw new Error('The picture is not there yet.');
      return picture.getBoundingClientRect();
    });
    await expect(shown.height).toBeCloseTo(handle.getBoundingClientRect().height, 0);
  },
};

/** Names longer than their pictures. */
export const LongNames: Story = {
  tags: ['edge'],
  args: {
    files: [
      demoPhoto(120, `${'Donaudampfschifffahrtsgesellschaft'.repeat(4)}.svg`),
      letter('Minutes of the meeting of the board of the rowing club, final version.pdf'),
    ],
  },
};

/** Of a picture that cannot be shown it is said what becomes of it, before it is sent. */
export const NotShown: Story = {
  tags: ['edge'],
  args: {
    files: [
      new File(['no picture'], 'IMG_0042.HEIC', { type: 'image/heic' }),
      new File(['no picture either'], 'damaged.jpg', { type: 'image/jpeg' }),
      demoPhoto(200, 'beach.svg'),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Sent as a file: it cannot be shown.')).toBeVisible();
    await expect(await canvas.findByText('Seems to be damaged: it may be refused.')).toBeVisible();
    const names = canvas.getAllByText(/\.(HEIC|jpg|svg)$/).map((name) => name.getBoundingClientRect().top);
    await expect(new Set(names).size).toBe(1);
  },
};

/** The first file stands at the right, and the arrows follow what is seen. */
export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: { files: [demoPhoto(200, 'شاطئ.svg'), letter('مواعيد القطار.pdf')] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = await canvas.findByRole('button', { name: /^\u2068شاطئ\.svg\u2069، 1/ });
    first.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(first.closest('li')).toHaveAttribute('data-state', 'lifted'));
    await userEvent.keyboard('{ArrowLeft}');
    await within(canvasElement.ownerDocument.body).findByText(/فوق المكان 2 من 2/);
    await userEvent.keyboard(' ');
    await waitFor(() => expect(orderOf(canvasElement)).toEqual(['مواعيد القطار.pdf', 'شاطئ.svg']));
  },
};
