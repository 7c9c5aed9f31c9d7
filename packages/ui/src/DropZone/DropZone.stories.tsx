import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { TextArea } from '../TextArea/TextArea.tsx';
import { drag, filesIn, paste } from '../testing/carrying.ts';
import { StoryStack, withColumn } from '../testing/StoryRow.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { dropZoneGuide } from './DropZone.guide.ts';
import { DropZone } from './DropZone.tsx';

const meta: Meta<typeof DropZone> = {
  title: 'Forms/DropZone',
  component: DropZone,
  args: {
    label: 'Drop photos here',
    hint: 'JPEG or PNG, at most 8 MB each',
    accept: 'image/*',
    maxFiles: 2,
    maxSize: 8_000_000,
    onFiles: fn(),
    onReject: fn(),
  },
  parameters: { guide: dropZoneGuide },
  decorators: [withColumn()],
};

export default meta;

type Story = StoryObj<typeof DropZone>;

const photo = (name: string) => new File(['pixels'], name, { type: 'image/png' });
const zoneOf = (canvasElement: HTMLElement, name = 'Drop photos here') =>
  within(canvasElement).getByRole('region', { name });

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const zone = zoneOf(canvasElement);
    const dataTransfer = filesIn(photo('sea.png'));
    fireEvent(zone, drag('dragenter', dataTransfer));
    await waitFor(() => expect(zone).toHaveAttribute('data-state', 'over'));
    fireEvent(zone, drag('drop', dataTransfer));
    await waitFor(() => expect(zone).toHaveAttribute('data-state', 'idle'));
    await expect(args.onFiles).toHaveBeenCalledOnce();
    await expect(await within(zone).findByText('1 file taken')).toBeInTheDocument();
    const input = canvasElement.querySelector('input') as HTMLInputElement;
    await userEvent.upload(input, photo('shore.png'));
    await expect(args.onFiles).toHaveBeenCalledTimes(2);
  },
};

export const RefusesByName: Story = {
  tags: ['feature'],
  play: async ({ canvasElement, args }) => {
    const zone = zoneOf(canvasElement);
    const names = ['one.png', 'two.png', 'three.png', 'four.png', 'five.png', 'six.png'];
    const files = [...names.map(photo), new File(['words'], 'notes.txt', { type: 'text/plain' })];
    fireEvent(zone, drag('drop', filesIn(...files)));
    await waitFor(() => expect(zone).toHaveAttribute('data-state', 'rejected'));
    const notice = await within(zone).findByRole('alert');
    await expect(notice).toHaveTextContent('Not accepted here: notes.txt.');
    await expect(notice).toHaveTextContent(
      'At most 2 files fit here. Left out: three.png, four.png, five.png, and 1 more.',
    );
    const [[taken]] = (args.onFiles as ReturnType<typeof fn>).mock.calls as [[File[]]];
    await expect(taken.map(({ name }) => name)).toEqual(['one.png', 'two.png']);
    const [[refused]] = (args.onReject as ReturnType<typeof fn>).mock.calls as [[{ reason: string }[]]];
    await expect(refused.map(({ reason }) => reason)).toEqual(['count', 'count', 'count', 'count', 'kind']);
  },
};

export const AroundAConversation: Story = {
  tags: ['feature'],
  args: {
    label: 'Drop files into the conversation',
    accept: undefined,
    children: (
      <StoryStack>
        <p>Where shall we meet?</p>
        <p>At the market, as always.</p>
        <TextArea label="Message" hideLabel placeholder="Write a message" rows={1} />
      </StoryStack>
    ),
  },
  play: async ({ canvasElement, args }) => {
    const zone = zoneOf(canvasElement, 'Drop files into the conversation');
    const dataTransfer = filesIn(photo('map.png'));
    const [question, answer] = within(zone).getAllByText(/\?|always/) as [HTMLElement, HTMLElement];
    // From child to child: the next is entered before the last is left.
    fireEvent(question, drag('dragenter', dataTransfer));
    fireEvent(answer, drag('dragenter', dataTransfer));
    fireEvent(question, drag('dragleave', dataTransfer));
    await waitFor(() => expect(zone).toHaveAttribute('data-state', 'over'));
    fireEvent(answer, drag('dragleave', dataTransfer));
    await waitFor(() => expect(zone).toHaveAttribute('data-state', 'idle'));

    const message = within(zone).getByRole('textbox', { name: 'Message' });
    fireEvent(message, paste(filesIn(photo('pasted.png'))));
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledOnce());
    fireEvent(answer, drag('dragenter', dataTransfer));
    await waitFor(() => expect(zone).toHaveAttribute('data-state', 'over'));
  },
};

export const LeavesWordsToTheField: Story = {
  tags: ['feature'],
  args: { children: <TextArea label="Message" /> },
  play: async ({ canvasElement, args }) => {
    const message = within(canvasElement).getByRole('textbox', { name: 'Message' });
    const words = filesIn(photo('rendered-words.png'));
    words.setData('text/plain', 'words');
    words.setData('text/html', '<b>words</b>');
    fireEvent(message, paste(words));
    const zone = zoneOf(canvasElement);
    const dragged = new DataTransfer();
    dragged.setData('text/plain', 'words');
    fireEvent(zone, drag('dragenter', dragged));
    await waitFor(() => expect(zone).toHaveAttribute('data-state', 'idle'));
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  tags: ['edge'],
  args: { disabled: true, disabledReason: 'You have sent as many photos as your package holds.' },
  play: async ({ canvasElement, args }) => {
    const zone = zoneOf(canvasElement);
    const dataTransfer = filesIn(photo('sea.png'));
    // The page keeps the drop to itself, else the browser would open the file in its place.
    await expect(fireEvent(zone, drag('dragover', dataTransfer))).toBe(false);
    await expect(fireEvent(zone, drag('drop', dataTransfer))).toBe(false);
    await expect(zone).toHaveAttribute('data-state', 'disabled');
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

export const LongWords: Story = {
  tags: ['edge'],
  args: {
    label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    multiple: false,
  },
  decorators: [withColumn(260)],
  play: async ({ canvasElement }) => {
    const zone = zoneOf(canvasElement, 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz');
    const long = `${'a-name-without-spaces-'.repeat(5)}.txt`;
    fireEvent(zone, drag('drop', filesIn(photo('a.png'), photo('b.png'), new File(['x'], long))));
    await expect(await within(zone).findByRole('alert')).toHaveTextContent(
      'Only one file fits here. Left out: b.png.',
    );
  },
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: { label: 'أفلت الصور هنا', hint: 'صور JPEG أو PNG، بحجم 8 ميغابايت على الأكثر' },
  play: async ({ canvasElement }) => {
    const zone = zoneOf(canvasElement, 'أفلت الصور هنا');
    fireEvent(zone, drag('drop', filesIn(new File(['x'], 'notes.txt', { type: 'text/plain' }))));
    await expect(await within(zone).findByRole('alert')).toHaveTextContent('غير مقبول هنا');
  },
};

export const Zoomed: Story = { tags: ['edge'], decorators: [withZoom()] };
