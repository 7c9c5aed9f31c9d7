import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { documented } from '../testing/documented.ts';
import { PollDialog, type PollDialogProps } from './PollDialog.tsx';

const meta: Meta<PollDialogProps> = {
  title: 'Chat/PollDialog',
  component: documented(PollDialog),
  args: { onSend: fn(), onClose: fn() },
};

export default meta;
type Story = StoryObj<PollDialogProps>;

const dialogOf = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Poll' }));

/** Question and options are written by keyboard alone; an option is moved by Alt and an arrow. */
export const Written: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Question' })).toHaveFocus());
    await userEvent.keyboard('Where do we eat?{Tab}Pizza{Enter}Sushi{Enter}');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Option 3' })).toHaveFocus());
    await userEvent.keyboard('Tacos{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Option 2' })).toHaveFocus());
    await expect(dialog.getByRole('textbox', { name: 'Option 2' })).toHaveValue('Tacos');
    await userEvent.click(dialog.getByRole('button', { name: 'Move option 2 up' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Several answers' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Anonymous' }));
    const end = dialog.getByRole('combobox', { name: 'End' });
    const send = dialog.getByRole('button', { name: 'Send poll' });
    await userEvent.selectOptions(end, 'At a time of my choice');
    const day = dialog.getByLabelText(/^Date/);
    // A moment has to be named, and to be to come.
    for (const written of ['', '2020-02-29']) {
      await userEvent.clear(day);
      if (written) await userEvent.type(day, written);
      await userEvent.click(send);
      await expect(dialog.getByRole('status')).toHaveTextContent('Choose a time that is still to come.');
      await expect(day).toHaveFocus();
    }
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.clear(day);
    await userEvent.type(day, '2096-02-29');
    await userEvent.clear(dialog.getByLabelText(/^Time/));
    await userEvent.type(dialog.getByLabelText(/^Time/), '18:30');
    await expect(dialog.getByRole('status')).toHaveTextContent(/^Ends: .*2096/);
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenLastCalledWith({
      text: 'Where do we eat?\nTacos\nPizza\nSushi',
      poll: expect.objectContaining({ endsAt: new Date(2096, 1, 29, 18, 30).getTime() }),
    });
    await userEvent.selectOptions(end, 'In 1 day');
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledTimes(2);
    await expect(args.onSend).toHaveBeenLastCalledWith({
      text: 'Where do we eat?\nTacos\nPizza\nSushi',
      poll: expect.objectContaining({ isMultiple: true, isAnonymous: true }),
    });
    const [last] = (args.onSend as ReturnType<typeof fn>).mock.lastCall ?? [];
    const hour = 3_600_000;
    await expect(Math.round((last.poll.endsAt - Date.now()) / hour)).toBe(24);
  },
};

/** The button says what is missing, and nothing is sent. */
export const Incomplete: Story = {
  tags: ['feature'],
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Send poll' }));
    await expect(dialog.getByText('Write a question.')).toBeVisible();
    await expect(dialog.getByText('Write at least two options.')).toBeVisible();
    const question = dialog.getByRole('textbox', { name: 'Question' });
    await expect(question).toHaveFocus();
    await userEvent.keyboard('Tea?{Tab}Yes{Enter}yes');
    await expect(dialog.getByText('Two options are the same.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Send poll' }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Ten options are the most, two the least; what was written is not thrown away without a question. */
export const Limits: Story = {
  tags: ['edge'],
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogOf(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    await expect(dialog.getByRole('button', { name: 'Remove option 1' })).toBeDisabled();
    const add = dialog.getByRole('button', { name: 'Add option' });
    for (let count = 3; count <= 10; count += 1) await userEvent.click(add);
    await expect(add).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove option 10' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Option 9' })).toHaveFocus());
    await userEvent.keyboard('Words{Escape}');
    const question = within(await page.findByRole('alertdialog', { name: 'Discard this poll?' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Discard' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
