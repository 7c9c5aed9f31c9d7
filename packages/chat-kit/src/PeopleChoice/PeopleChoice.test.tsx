// @vitest-environment happy-dom
import { FrancaProvider } from '@franca/ui/provider';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { SharedContact } from '../core/model/Person.ts';
import { createDemoPort } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { PeopleChoice } from './PeopleChoice.tsx';

afterEach(cleanup);

it('takes nothing by Enter while it is not known who would stand first', async () => {
  const requests: { resolve: (people: SharedContact[]) => void; reject: (error: Error) => void }[] = [];
  const port = {
    ...createDemoPort({ count: 0 }),
    contacts: {
      search: () =>
        new Promise<readonly SharedContact[]>((resolve, reject) => requests.push({ resolve, reject })),
    },
  };
  const chosen: string[] = [];
  const group = { id: 'group', name: 'Marathon', avatarUrl: null, onClick: () => chosen.push('Marathon') };
  render(
    <FrancaProvider locale="en">
      <DemoChat port={port}>
        <PeopleChoice
          label="People"
          onChoose={({ name }) => chosen.push(name)}
          more={{ label: 'Groups', rows: () => [group] }}
        />
      </DemoChat>
    </FrancaProvider>,
  );
  const field = screen.getByRole('searchbox');
  act(() => field.focus());
  await act(async () => void fireEvent.change(field, { target: { value: 'mar' } }));
  await act(async () => requests.at(-1)?.reject(new Error('No network')));
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(chosen).toEqual([]);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
  act(() => field.focus());
  fireEvent.keyDown(field, { key: 'Enter' });
  await act(async () => requests.at(-1)?.resolve([{ id: 'marco', name: 'Marco', avatarUrl: null }]));
  expect(chosen).toEqual(['Marco']);
});
