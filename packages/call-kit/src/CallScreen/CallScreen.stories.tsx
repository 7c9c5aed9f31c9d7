import { manualClock } from '@franca/ui/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ConversationButton } from '../ConversationButton/ConversationButton.tsx';
import { CallError } from '../core/room/CallRoom.ts';
import { DemoCallView } from '../testing/DemoCallView.tsx';
import { type DemoCall, type DemoCallOptions, demoCall } from '../testing/demoCall.ts';
import { fakeGestures } from '../testing/fakeGestures.ts';
import { CallScreen, type CallScreenProps } from './CallScreen.tsx';

type Args = CallScreenProps & {
  options: DemoCallOptions;
  gestures?: ReturnType<typeof fakeGestures>;
  begin?: (call: DemoCall) => void;
};

const calls = new Map<string, DemoCall>();
const callOf = (id: string): DemoCall => {
  const call = calls.get(id);
  if (!call) throw new Error(`The story ${id} has no call yet.`);
  return call;
};

const meta: Meta<Args> = {
  title: 'Calls/CallScreen',
  component: CallScreen,
  parameters: { layout: 'fullscreen' },
  args: { onClose: fn(), onCallEnd: fn(), options: {} },
  argTypes: {
    options: { table: { disable: true } },
    gestures: { table: { disable: true } },
    begin: { table: { disable: true } },
  },
  // A call is made before it is rendered, and anew each time the story is shown.
  beforeEach: ({ id, args }) => {
    const call = demoCall({ clock: manualClock(), ...args.options });
    calls.set(id, call);
    args.begin?.(call);
    return () => call.session.dispose();
  },
  render: ({ options: _options, gestures, begin: _begin, ...props }, { id }) => (
    <div style={{ blockSize: '100vh' }}>
      <DemoCallView call={calls.get(id) ?? demoCall({ clock: manualClock() })} gestures={gestures?.gestures}>
        <CallScreen {...props} />
      </DemoCallView>
    </div>
  ),
};

export default meta;
type Story = StoryObj<Args>;

const lucia = { userId: 'lucia', label: 'Lucía', color: '#31688e' };
const others = [
  lucia,
  { userId: 'minh', label: 'Minh', color: '#8e4431' },
  { userId: 'omar', label: 'عمر', color: '#3f7d4e', camera: false },
  { userId: 'giulia', label: 'Giulia', color: '#7a4a9c' },
];
const press = async (element: HTMLElement, name: string) =>
  userEvent.click(await within(element).findByRole('button', { name }));
/** Waits until the room is entered, and every picture plays. */
const inRoom = async (element: HTMLElement) => {
  await within(element).findByRole('timer');
  await waitFor(() => {
    for (const video of element.querySelectorAll('video')) expect(video.readyState).toBeGreaterThan(1);
  });
};

/** Somebody calls: accepting leads into the room. */
export const Incoming: Story = {
  args: { options: { role: 'callee' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Incoming video call')).toBeVisible();
  },
};

/** Accepting a call joins it. */
export const Accepted: Story = {
  tags: ['feature'],
  args: { options: { role: 'callee', people: [lucia] } },
  play: async ({ canvasElement, id }) => {
    await press(canvasElement, 'Accept');
    await inRoom(canvasElement);
    await expect(callOf(id).server.sent).toEqual(['accept']);
  },
};

/** The viewer calls, and waits. */
export const Outgoing: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Turn camera off' })).toBeVisible();
    await expect(within(canvasElement).getByText('Calling…')).toBeVisible();
  },
};

/** Two people talk. */
export const OneToOne: Story = {
  args: { options: { people: [lucia] } },
  play: async ({ canvasElement, id }) => {
    await inRoom(canvasElement);
    await press(canvasElement, 'Mute');
    await expect(await within(canvasElement).findByRole('button', { name: 'Unmute' })).toBeVisible();
    await expect(callOf(id).fake.made[0]?.isEnabled()).toBe(false);
  },
};

/** Without pictures. */
export const AudioCall: Story = {
  args: { options: { isVideo: false, people: [{ ...lucia, camera: false }] } },
  play: async ({ canvasElement }) => void (await inRoom(canvasElement)),
};

/** Five people: who speaks is large and first; the elements of the pictures are moved, not made anew. */
export const Group: Story = {
  args: { options: { people: others } },
  play: async ({ canvasElement, id }) => {
    await inRoom(canvasElement);
    const { fake, ids } = callOf(id);
    const [first, minh = '', omar = '', giulia = ''] = ids;
    fake.change(minh, { isMuted: true, quality: 2 });
    fake.change(omar, { quality: 4 });
    const elements = () => [...canvasElement.querySelectorAll('video')];
    await waitFor(() => expect(elements()).toHaveLength(4));
    const before = new Set(elements());
    fake.speak(giulia);
    const main = await within(canvasElement).findByRole('region', { name: 'Video of Giulia Conti' });
    await waitFor(() => expect(main.querySelector('video')).not.toBeNull());
    await expect(elements().every((element) => before.has(element))).toBe(true);
    await expect(first).toBeTruthy();
    // docs/behaviour/calls.md, Call screen: beside the main participant, where the screen is wide enough.
    const sidebar = within(canvasElement).getByRole('list', { name: 'Participants' });
    if (window.matchMedia('(width >= 700px) and (height >= 480px)').matches)
      await expect(sidebar.getBoundingClientRect().width).toBe(300);
  },
};

/** Eight people, as many as a call holds: the others can be scrolled to, each with a whole name. */
export const Eight: Story = {
  args: {
    options: {
      people: [
        ...others,
        { userId: 'noor', label: 'Noor', color: '#8a6d3b' },
        { userId: 'tomas', label: 'Tomás', color: '#35608a', camera: false },
        { userId: 'chloe', label: 'Chloé', color: '#a0455e' },
      ],
    },
  },
  play: async ({ canvasElement, id }) => {
    await inRoom(canvasElement);
    const sidebar = within(canvasElement).getByRole('list', { name: 'Participants' });
    await waitFor(() => expect(within(sidebar).getAllByRole('listitem')).toHaveLength(7));
    const last = within(sidebar).getAllByRole('listitem').at(-1) as HTMLElement;
    last.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const [own, place] = [last.getBoundingClientRect(), sidebar.getBoundingClientRect()];
    await expect(own.left >= place.left - 1 && own.right <= place.right + 1).toBe(true);
    await expect(own.top >= place.top - 1 && own.bottom <= place.bottom + 1).toBe(true);
    sidebar.scrollTo(0, 0);
    // Whoever speaks goes first, from the end of the list too.
    callOf(id).fake.speak(callOf(id).ids.at(-1) ?? '');
    await within(canvasElement).findByRole('region', { name: /Video of Chloé/ });
  },
};

/** Something stands beside the call, on a phone over it; the keys of the call do nothing in it. */
export const WithPanel: Story = {
  tags: ['feature'],
  args: {
    options: { people: others },
    panel: (
      <section aria-label="Conversation" style={{ padding: 16 }}>
        <h2>Lucía Ortega</h2>
        <button type="button">Send</button>
      </section>
    ),
    footerActions: <ConversationButton open onOpenChange={fn()} />,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const panel = (await canvas.findByRole('region', { name: 'Conversation' })).parentElement;
    const isPhone = window.matchMedia('(width < 700px)').matches;
    await expect(panel?.getBoundingClientRect().width).toBe(isPhone ? window.innerWidth : 320);
    canvas.getByRole('button', { name: 'Send' }).focus();
    await userEvent.keyboard('m');
    await expect(canvas.getByRole('button', { name: 'Mute' })).toBeVisible();
  },
};

/** Two have their hands up, in their order, and somebody reacts; both are announced. */
export const HandsAndReactions: Story = {
  tags: ['feature'],
  args: { options: { people: others }, gestures: fakeGestures({ clock: manualClock() }) },
  play: async ({ canvasElement, args }) => {
    await inRoom(canvasElement);
    const canvas = within(canvasElement);
    const server = args.gestures?.server;
    server?.reset([
      { userId: 'minh', raisedAt: 2 },
      { userId: 'giulia', raisedAt: 1 },
    ]);
    server?.reaction('omar', '👏');
    const tile = await canvas.findByRole('article', { name: 'Minh Trần' });
    await expect(await within(tile).findByRole('img', { name: 'Hand raised, number 2' })).toBeVisible();
    const status = await canvas.findByText(/Giulia Conti raised a hand/);
    await expect(status).toHaveTextContent('عمر حداد: 👏');
    server?.hand('giulia', null);
    await expect(await within(tile).findByRole('img', { name: 'Hand raised, number 1' })).toBeVisible();
  },
};

/** A pinned participant stays large, whoever speaks. */
export const Pinned: Story = {
  tags: ['feature'],
  args: { options: { people: others } },
  play: async ({ canvasElement, id }) => {
    await inRoom(canvasElement);
    await press(canvasElement, 'Pin Minh Trần');
    callOf(id).fake.speak(callOf(id).ids[3] ?? null);
    await expect(
      await within(canvasElement).findByRole('region', { name: 'Video of Minh Trần' }),
    ).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: 'Unpin Minh Trần' })).toBeVisible();
  },
};

/** Somebody shows their screen: all of it, with their camera beside. */
export const SharedScreen: Story = {
  tags: ['feature'],
  args: { options: { people: others } },
  play: async ({ canvasElement, id }) => {
    await inRoom(canvasElement);
    callOf(id).fake.share(callOf(id).ids[1] ?? '', true);
    await expect(
      (await within(canvasElement).findAllByText('Minh Trần is sharing the screen'))[0],
    ).toBeVisible();
  },
};

/** The viewer shows their screen, and stops. */
export const Sharing: Story = {
  tags: ['feature'],
  args: { options: { people: [lucia] } },
  play: async ({ canvasElement, id }) => {
    await inRoom(canvasElement);
    // Screen readers know of it before it says something.
    const before = within(canvasElement).getAllByRole('status');
    await press(canvasElement, 'Share screen');
    const said = await within(canvasElement).findByText('You are sharing your screen');
    await expect(said).toBeVisible();
    await expect(before).toContain(said);
    const { fake } = callOf(id);
    await waitFor(() => expect(fake.published()).toHaveLength(3));
    fake.made.find(({ source }) => source === 'screen')?.end();
    await waitFor(() => expect(fake.published()).toHaveLength(2));
    await press(canvasElement, 'Share screen');
    await within(canvasElement).findByText('You are sharing your screen');
  },
};

/** The connection is lost for a moment, the room is recorded, one participant reconnects. */
export const Reconnecting: Story = {
  tags: ['edge'],
  args: { options: { people: others } },
  play: async ({ canvasElement, id }) => {
    await inRoom(canvasElement);
    const { fake, ids } = callOf(id);
    fake.record(true);
    fake.change(ids[2] ?? '', { connection: 'reconnecting' });
    fake.reconnect('lost');
    await expect(
      await within(document.body).findByText('Connection Lost: Reconnecting to room...'),
    ).toBeVisible();
  },
};

/** On the way into the room. */
export const Connecting: Story = {
  tags: ['edge'],
  args: {
    options: { role: 'callee' },
    begin: ({ session, fake }) => {
      fake.failures.connect = null;
      Object.assign(fake.media, { connect: () => new Promise(() => {}) });
      session.accept();
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Connecting.....')).toBeVisible();
  },
};

/** The room cannot be entered: the dialog says why, with the code. */
export const WrongToken: Story = {
  tags: ['edge'],
  args: {
    begin: ({ fake }) => {
      fake.failures.connect = new CallError(20101, 'Invalid Access Token', 'refused');
    },
  },
  play: async () => {
    const dialog = await within(document.body).findByRole('alertdialog', { name: 'ERROR' });
    await expect(dialog).toHaveTextContent(
      'Invalid Access Token. Please make sure you are using the correct credentials.',
    );
    await expect(dialog).toHaveTextContent('Error Code: 20101');
  },
};

/** Neither camera nor microphone may be used: the call goes on without them. */
export const NoPermission: Story = {
  tags: ['edge'],
  args: {
    options: {
      people: [lucia],
      failures: {
        camera: new CallError('CameraPermissionsDenied', 'Permission denied'),
        microphone: new CallError('MicrophonePermissionsDenied', 'Permission denied'),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await within(document.body).findByRole('alertdialog', { name: 'ERROR' });
    await expect(dialog).toHaveTextContent('Error Code: NotAllowedError');
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    await expect(within(canvasElement).getByRole('button', { name: 'No microphone' })).toBeDisabled();
  },
};

/** A browser without what calls need. */
export const Unsupported: Story = {
  tags: ['edge'],
  args: { options: { isSupported: false } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Browser or context not supported')).toBeVisible();
  },
};

/** The call is over. */
export const Ended: Story = {
  tags: ['edge'],
  args: { options: { people: [lucia] } },
  play: async ({ canvasElement, args, id }) => {
    await inRoom(canvasElement);
    await press(canvasElement, 'End call');
    await expect(await within(canvasElement).findByText('Call ended')).toBeVisible();
    await expect(args.onCallEnd).toHaveBeenCalledWith('left');
    await expect(callOf(id).fake.made.every((track) => track.isStopped())).toBe(true);
  },
};

/** Devices are chosen and tried while the call goes on. */
export const Settings: Story = {
  tags: ['feature'],
  args: { options: { people: [lucia] } },
  play: async ({ canvasElement, id }) => {
    await inRoom(canvasElement);
    await press(canvasElement, 'Settings');
    const dialog = await within(document.body).findByRole('dialog', { name: 'Audio and Video Settings' });
    const camera = within(dialog).getByRole('combobox', { name: 'Camera' });
    await userEvent.selectOptions(camera, 'Desk camera');
    await waitFor(() => expect(camera).toHaveValue('cam-2'));
    await expect(callOf(id).session.local.getSnapshot().chosen.videoinput).toBe('cam-2');
    await expect(within(dialog).getByRole('button', { name: 'Done' })).toBeVisible();
  },
};

/** What stands behind the viewer is chosen and kept. */
export const Backgrounds: Story = {
  tags: ['feature'],
  args: { options: { people: [lucia] } },
  play: async ({ canvasElement, id }) => {
    await inRoom(canvasElement);
    await press(canvasElement, 'Background');
    const drawer = await within(document.body).findByRole('dialog', { name: 'Background' });
    // It takes the focus a moment after it opened, which would leave what is pressed before.
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(await within(drawer).findByRole('button', { name: 'Desert' }));
    const camera = callOf(id).fake.made.find(({ source }) => source === 'camera');
    await waitFor(() => expect(camera?.background()).toMatch(/^data:image/));
  },
};

/** Where the browser cannot do it, it says so. */
export const NoBackgrounds: Story = {
  tags: ['edge'],
  args: { options: { people: [lucia], backgrounds: 'unsupported' } },
  play: async ({ canvasElement }) => {
    await inRoom(canvasElement);
    await press(canvasElement, 'Background');
    await expect(await within(document.body).findByText(/This browser cannot tell you apart/)).toBeVisible();
  },
};

/** The keys of a call: M mutes, a question mark lists them. */
export const Shortcuts: Story = {
  tags: ['feature'],
  args: { options: { people: [lucia] } },
  play: async ({ canvasElement }) => {
    await inRoom(canvasElement);
    await userEvent.keyboard('m');
    await expect(await within(canvasElement).findByRole('button', { name: 'Unmute' })).toBeVisible();
    await userEvent.keyboard('?');
    await expect(
      await within(document.body).findByRole('dialog', { name: 'Keyboard shortcuts' }),
    ).toBeVisible();
  },
};

/** Right to left. */
export const RightToLeft: Story = { ...Group, play: undefined, globals: { locale: 'ar', direction: 'rtl' } };

/** Beside another page, in a window that is moved by pointer and keyboard; its sound is not made anew when it becomes small. */
export const Small: Story = {
  args: { options: { people: [lucia] }, layout: 'small', onExpand: fn(), onMinimize: fn() },
  play: async ({ canvasElement, args }) => {
    await inRoom(canvasElement);
    const screen = canvasElement.querySelector<HTMLElement>('[data-fr-part=call-screen]');
    const place = () => screen?.getBoundingClientRect();
    const before = place();
    const move = within(canvasElement).getByRole('button', { name: /^Move the window/ });
    move.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await waitFor(() => expect(place()?.top).toBe((before?.top ?? 0) + 24));
    await expect(place()?.left).toBe((before?.left ?? 0) - 24);
    // It never leaves the page.
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(place()?.right).toBe(document.documentElement.clientWidth - 8));
    await press(canvasElement, 'Show the whole call');
    await expect(args.onExpand).toHaveBeenCalledOnce();
  },
};
