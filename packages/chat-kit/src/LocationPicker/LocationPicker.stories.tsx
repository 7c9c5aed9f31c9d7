import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { SharedPlace } from '../core/model/Attachment.ts';
import { createDemoPort, type DemoPort } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { documented } from '../testing/documented.ts';
import { LocationPicker } from './LocationPicker.tsx';

interface Args {
  onPick: (place: SharedPlace) => void;
  onClose: () => void;
  /** Whether the backend finds places. */
  canSearch?: boolean;
}

const hanoi: SharedPlace = { place: 'Hà Nội', latitude: 21.0285, longitude: 105.8542 };

function Demo({ canSearch, ...rest }: Args) {
  const [port] = useState<DemoPort>(() => ({
    ...createDemoPort({ count: 0 }),
    places: canSearch
      ? {
          search: async ({ query }) =>
            hanoi.place.toLowerCase().includes(query.toLowerCase()) ? [hanoi] : [],
          reverse: async (point) => (point.latitude > 0 ? { ...point, place: 'Hoàn Kiếm, Hà Nội' } : null),
        }
      : {},
  }));
  return (
    <DemoChat port={port}>
      <LocationPicker {...rest} />
    </DemoChat>
  );
}

const meta: Meta<Args> = {
  title: 'Chat/LocationPicker',
  component: documented(LocationPicker),
  parameters: { layout: 'fullscreen' },
  args: { onPick: fn(), onClose: fn() },
  render: (args) => <Demo {...args} />,
};

export default meta;
type Story = StoryObj<Args>;

const page = () => within(document.body);
const opened = async () => {
  const map = await page().findByRole('application');
  await waitFor(() => expect(page().getByRole('dialog').contains(document.activeElement)).toBe(true));
  return map;
};

/** The pin stands at the default place; nothing is searched where the backend cannot. */
export const Default: Story = {
  play: async () => {
    await opened();
    await expect(page().queryByRole('searchbox')).toBeNull();
    await expect(page().getByLabelText('Latitude')).toHaveValue('-33.8568');
  },
};

/** The arrow keys move the pin, plus brings the map closer; the fields go along. */
export const ByKeyboard: Story = {
  tags: ['feature'],
  play: async ({ args }) => {
    const map = await opened();
    map.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(page().getByLabelText('Latitude')).toHaveValue('-28.7943');
    await userEvent.keyboard('+++{ArrowLeft}');
    await expect(page().getByLabelText('Longitude')).toHaveValue('150.0903');
    await userEvent.type(page().getByLabelText('Name of the place'), 'By the river');
    await userEvent.click(page().getByRole('button', { name: 'Send location' }));
    await expect(args.onPick).toHaveBeenCalledWith({
      place: 'By the river',
      latitude: -28.7943,
      longitude: 150.0903,
    });
  },
};

/** A press puts the pin there. */
export const ByPointer: Story = {
  tags: ['feature'],
  play: async () => {
    const map = await opened();
    const { left, top, width, height } = map.getBoundingClientRect();
    const at = { clientX: left + width / 2, clientY: top + height / 2, button: 0, pointerId: 1 };
    fireEvent.pointerDown(map, at);
    fireEvent.pointerUp(map, at);
    await waitFor(() => {
      const degrees = Number((page().getByLabelText('Longitude') as HTMLInputElement).value);
      expect(Math.abs(degrees)).toBeLessThan(1);
    });
  },
};

/** The backend finds places: one is taken over. */
export const Searching: Story = {
  tags: ['feature'],
  args: { canSearch: true },
  play: async () => {
    await opened();
    await userEvent.type(page().getByRole('searchbox', { name: 'Search for a place' }), 'hà');
    await userEvent.click(await page().findByRole('button', { name: 'Hà Nội' }));
    await expect(page().getByLabelText('Latitude')).toHaveValue('21.0285');
    await expect(page().getByLabelText('Name of the place')).toHaveValue('Hà Nội');
  },
};

/** Enter takes the first place that was found; neither it nor Enter in a field sends the place that was chosen before. */
export const EnterSendsNothing: Story = {
  tags: ['feature'],
  args: { canSearch: true },
  play: async ({ args }) => {
    const map = await opened();
    map.focus();
    await userEvent.keyboard('{ArrowUp}');
    const search = page().getByRole('searchbox', { name: 'Search for a place' });
    await userEvent.type(search, 'hà');
    await page().findByRole('button', { name: 'Hà Nội' });
    await userEvent.keyboard('{Enter}');
    await expect(page().getByLabelText('Name of the place')).toHaveValue('Hà Nội');
    await userEvent.type(page().getByLabelText('Name of the place'), '!{Enter}');
    await userEvent.type(page().getByLabelText('Latitude'), '{Enter}');
    await expect(args.onPick).not.toHaveBeenCalled();
    await userEvent.click(page().getByRole('button', { name: 'Send location' }));
    await expect(args.onPick).toHaveBeenCalledWith({ ...hanoi, place: 'Hà Nội!' });
  },
};

/** The backend knows what a chosen point is called; a name of the viewer's own stays. */
export const NamedPoint: Story = {
  tags: ['feature'],
  args: { canSearch: true },
  play: async () => {
    await opened();
    const latitude = page().getByLabelText('Latitude');
    const name = page().getByLabelText('Name of the place');
    const write = async (degrees: string) => {
      await userEvent.clear(latitude);
      await userEvent.type(latitude, degrees);
    };
    await write('21');
    await waitFor(() => expect(name).toHaveValue('Hoàn Kiếm, Hà Nội'));
    await write('-21');
    await waitFor(() => expect(name).toHaveValue(''));
    await userEvent.type(name, 'By the river');
    await write('22');
    await expect(name).toHaveValue('By the river');
  },
};

/** Before a place is chosen the button says what is missing, and sends nothing. */
export const NothingChosen: Story = {
  tags: ['edge'],
  play: async ({ args }) => {
    await opened();
    const send = page().getByRole('button', { name: 'Send location' });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await expect(send).toHaveAccessibleDescription(/^Choose a place first/);
    await userEvent.click(send);
    await expect(args.onPick).not.toHaveBeenCalled();
    await waitFor(() => expect(page().getByText(/^Choose a place first/)).toBeVisible());
  },
};

/** What is written is no place: it is said, and nothing can be sent. */
export const WithError: Story = {
  tags: ['edge'],
  play: async ({ args }) => {
    await opened();
    const field = page().getByLabelText('Latitude');
    await userEvent.clear(field);
    await userEvent.type(field, '99');
    await expect(page().getAllByText('Enter a number from -90 to 90.')[0]).toBeVisible();
    const send = page().getByRole('button', { name: 'Send location' });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await expect(send).toHaveAccessibleDescription('Enter a number from -90 to 90.');
    await userEvent.click(send);
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};

/** The device refuses its location: that is logged only, and the pin can still be placed. */
export const NotFound: Story = {
  tags: ['edge'],
  beforeEach: () => {
    const log = spyOn(console, 'warn').mockImplementation(() => {});
    const ask = spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((_found, failed) =>
      failed?.({ code: 3, message: 'Timeout expired' } as GeolocationPositionError),
    );
    return () => {
      log.mockRestore();
      ask.mockRestore();
    };
  },
  play: async () => {
    await opened();
    await userEvent.click(page().getByRole('button', { name: 'Use my location' }));
    await expect(page().queryByRole('alert')).toBeNull();
    await expect(page().queryByText('Sorry Not available!')).toBeNull();
    await expect(page().getByRole('button', { name: 'Use my location' })).toBeEnabled();
    await expect(console.warn).toHaveBeenCalledWith(
      expect.stringMatching(/code 3, waited up to 5000 ms.* Timeout expired/),
    );
  },
};

/** Right to left: the map keeps its west on the left. */
export const RightToLeft: Story = { tags: ['edge'], globals: { locale: 'ar', direction: 'rtl' } };
