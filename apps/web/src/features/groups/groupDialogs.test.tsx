import type { Member, Topic, User } from '@franca/contract';
import { FrancaProvider } from '@franca/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DialogProps } from '../../components/DialogProps.ts';
import { ChatAddressProvider, useChatAddress } from '../../lib/chatAddress/ChatAddressProvider.tsx';
import { onNotPermitted } from '../../lib/data/permissions.ts';
import { queryClient } from '../../lib/data/queryClient.ts';
import { toasts } from '../../lib/data/toasts.ts';
import { session } from '../../lib/session/session.ts';
import { AddMembersDialog } from './AddMembersDialog.tsx';
import { EditGroupDialog } from './EditGroupDialog.tsx';
import { LeaveGroupDialog } from './LeaveGroupDialog.tsx';
import { NewGroupDialog } from './NewGroupDialog.tsx';

const topicId = '019aa000-0000-7000-8000-000000000009';
const idOf = (number: number) => `019aa000-0000-7000-8000-00000000000${number}`;
const friend = (number: number, name: string): User => ({
  _id: idOf(number),
  name,
  avatar: null,
  is_verified: false,
  country: 'Italy',
  language: 'Italian',
  accent: 'Italian (Italy)',
  description: null,
  username: null,
  is_friend: true,
  is_requested: false,
  is_waiting_accept: false,
  is_block: false,
  relation_seq: 1,
  subscription: { package: 'free' },
});
const [marco, linh] = [friend(1, 'Marco Bianchi'), friend(2, 'Nguyễn Thị Linh')];
const group = { _id: topicId, is_group: true, name: 'Trip', image: null } as Topic;
const memberOf = ({ _id, name }: User): Member => ({ ...marco, _id, name });

let answers: Record<string, { data?: unknown; status?: number; errors?: string[]; code?: string }>;
let sent: { call: string; body: unknown }[];
let router: ReturnType<typeof createMemoryRouter>;
let unmount: () => void;

beforeEach(() => {
  session.setState({ sessionToken: 'token', userId: idOf(7) });
  sent = [];
  answers = {
    'GET /user/friends': { data: [marco, linh] },
    [`GET /user/${idOf(1)}`]: { data: marco },
    'GET /topic': { data: [group] },
    'GET /topic/group/member': { data: [memberOf(marco)] },
    'POST /topic/group': { data: group },
    'PUT /topic/group': { data: group },
    'POST /topic/group/member': { data: group },
    'POST /topic/group/leave': { data: { topic_id: topicId } },
  };
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const call = `${init?.method ?? 'GET'} ${path.replace('/api', '').replace(/\?.*/, '')}`;
    if (init?.body) sent.push({ call, body: JSON.parse(String(init.body)) });
    const { data, status = 200, errors = [], code } = answers[call] ?? { status: 404, errors: ['No.'] };
    const pagination = { current: 1, totalPage: 1 };
    return Response.json({ success: status === 200, data, errors, code, pagination }, { status });
  });
});

afterEach(() => {
  unmount();
  queryClient.clear();
  for (const { id } of toasts.getToasts()) toasts.dismiss(id);
});

function Stage({ of: Shown }: { of: ComponentType<DialogProps> }) {
  const { dialog, close } = useChatAddress();
  return <Shown open={dialog !== null} onOpenChange={(open) => open || close('dialog')} />;
}

async function show(dialog: ComponentType<DialogProps>, query: string): Promise<HTMLElement> {
  const element = (
    <ChatAddressProvider>
      <Stage of={dialog} />
    </ChatAddressProvider>
  );
  router = createMemoryRouter([{ path: '/chat', element }], { initialEntries: [`/chat?${query}`] });
  ({ unmount } = render(
    <QueryClientProvider client={queryClient}>
      <FrancaProvider locale="en" toasts={toasts}>
        <RouterProvider router={router} />
      </FrancaProvider>
    </QueryClientProvider>,
  ));
  return screen.findByRole(dialog === LeaveGroupDialog ? 'alertdialog' : 'dialog');
}

const press = (within_: ReturnType<typeof within>, name: string | RegExp) =>
  act(async () => fireEvent.click(within_.getByRole('button', { name })));
const choose = async (inside: ReturnType<typeof within>, name: RegExp) => {
  const box = await inside.findByRole('checkbox', { name });
  await act(async () => fireEvent.click(box));
  return box;
};

describe('a new group', () => {
  it('can be made only with somebody in it, and with a name', async () => {
    const inside = within(await show(NewGroupDialog, 'dialog=newGroup'));
    await inside.findByRole('checkbox', { name: /Marco Bianchi/ });
    const submit = inside.getByRole('button', { name: 'Create group' });
    expect(submit.getAttribute('aria-disabled')).toBe('true');
    expect(inside.getByText('Please select at least one member.')).toBeDefined();
    await choose(inside, /Marco Bianchi/);
    expect(submit.getAttribute('aria-disabled')).toBeNull();
    await press(inside, 'Create group');
    expect(inside.getByText('Group name is required. Please enter one.')).toBeDefined();
    expect(sent).toEqual([]);
    const name = inside.getByRole('textbox', { name: 'Group name' });
    expect(name.getAttribute('maxlength')).toBe('50');
    fireEvent.change(name, { target: { value: ' Trip ' } });
    await press(inside, 'Create group');
    await vi.waitFor(() => expect(router.state.location.search).toBe(`?topic=${topicId}`), {
      timeout: 10_000,
    });
    expect(sent).toEqual([
      {
        call: 'POST /topic/group',
        body: { target_user_ids: [idOf(1)], topic_name: 'Trip', topic_image: null, check_permission: true },
      },
    ]);
  });

  it('begins with the person of a profile, and finds friends whatever the accents', async () => {
    const inside = within(await show(NewGroupDialog, `dialog=newGroup&subject=${idOf(1)}`));
    const box = await inside.findByRole('checkbox', { name: /Marco Bianchi/ });
    expect(box.getAttribute('aria-checked')).toBe('true');
    expect(inside.getByText('1 selected')).toBeDefined();
    fireEvent.change(inside.getByRole('searchbox'), { target: { value: 'nguyen' } });
    expect(inside.getAllByRole('checkbox').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Nguyễn Thị Linh'),
    ]);
  });

  it('says who is missing because they are blocked, and offers to unblock them', async () => {
    const topic = (id: string, person: User, is_block: boolean) => ({
      ...group,
      _id: id,
      is_group: false,
      is_block,
      is_read_only: false,
      members: [memberOf(person)],
    });
    const [sofia, omar] = [friend(3, 'Sofía Ruiz'), friend(4, 'Omar Haddad')];
    answers['GET /topic'] = { data: [topic('t3', sofia, false), topic('t4', omar, true)] };
    answers['POST /user/unblock'] = { status: 500, errors: ['No.'] };
    const inside = within(await show(NewGroupDialog, 'dialog=newGroup'));
    await inside.findByRole('checkbox', { name: /Sofía Ruiz/ });
    expect(inside.queryByRole('checkbox', { name: /Omar Haddad/ })).toBeNull();
    expect(inside.getByText('Not in the list, because you have blocked them:')).toBeDefined();
    expect(inside.queryByRole('button', { name: 'Unblock Sofía Ruiz' })).toBeNull();
    await press(inside, 'Unblock Omar Haddad');
  });

  it('takes one picture or video: several at once open the notice', async () => {
    const dialog = await show(NewGroupDialog, 'dialog=newGroup');
    const input = dialog.querySelector('input[type=file]') as HTMLInputElement;
    const files = ['a.png', 'b.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
    await act(async () => fireEvent.change(input, { target: { files } }));
    const notice = await screen.findByRole('alertdialog', { name: 'Too Many files selected' });
    expect(notice.textContent).toContain('You have picked too many files. Limit is 9');
  });

  it('that the plan does not include asks for the plans, without a toast', async () => {
    answers['POST /topic/group'] = { status: 403, errors: ['User not permission.'], code: 'not_permitted' };
    const asked = vi.fn();
    const stop = onNotPermitted(asked);
    const inside = within(await show(NewGroupDialog, `dialog=newGroup&subject=${idOf(1)}`));
    await inside.findByRole('checkbox', { name: /Marco Bianchi/ });
    fireEvent.change(inside.getByRole('textbox', { name: 'Group name' }), { target: { value: 'Trip' } });
    await press(inside, 'Create group');
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce(), { timeout: 10_000 });
    expect(toasts.getToasts()).toEqual([]);
    stop();
  });
});

describe('adding members', () => {
  it('shows who is in the group, and does not let them be chosen', async () => {
    const inside = within(await show(AddMembersDialog, `dialog=addMembers&subject=${topicId}`));
    const present = await choose(inside, /Marco Bianchi/);
    expect(present.getAttribute('aria-disabled')).toBe('true');
    expect(present.getAttribute('aria-checked')).toBe('true');
    expect(present.textContent).toContain('In the group');
    expect(inside.getByText('0 selected')).toBeDefined();
    await choose(inside, /Linh/);
    await press(inside, 'Add members');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 10_000 });
    expect(sent).toEqual([
      {
        call: 'POST /topic/group/member',
        body: { topic_id: topicId, target_user_ids: [idOf(2)], check_permission: true },
      },
    ]);
  });
});

describe('a group', () => {
  it('is left after “Confirm Leave Group”, with a sentence', async () => {
    const inside = within(
      await show(LeaveGroupDialog, `topic=${topicId}&dialog=leaveGroup&subject=${topicId}`),
    );
    expect(inside.getByText('Confirm Leave Group')).toBeDefined();
    await press(inside, 'Leave group');
    await vi.waitFor(() => expect(router.state.location.search).toBe(''), { timeout: 10_000 });
    expect(toasts.getToasts().map(({ content }) => content)).toEqual(['Group left successfully']);
    expect(sent).toEqual([{ call: 'POST /topic/group/leave', body: { topic_id: topicId } }]);
  });

  it('gets another name, and only what was changed is sent', async () => {
    const inside = within(await show(EditGroupDialog, `dialog=editGroup&subject=${topicId}`));
    const name = await inside.findByRole('textbox', { name: 'Group name' });
    fireEvent.change(name, { target: { value: '' } });
    // Beside the field, and as the reason why nothing can be saved.
    expect(inside.getAllByText('Group name is required. Please enter one.')).toHaveLength(2);
    fireEvent.change(name, { target: { value: 'Rome' } });
    await press(inside, 'Save');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 10_000 });
    expect(sent).toEqual([{ call: 'PUT /topic/group', body: { topic_id: topicId, topic_name: 'Rome' } }]);
  });
});
