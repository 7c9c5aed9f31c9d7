// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SharedContact } from '../core/model/Person.ts';
import { createDemoPort } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { type ContactsModel, useContacts } from './useContacts.ts';

let model: ContactsModel;

function Probe({ text }: { text: string }) {
  model = useContacts(text);
  return null;
}

const person = (name: string): SharedContact => ({ id: name, name, avatarUrl: null });
const everybody = ['Ana', 'Márcia', 'Marco', 'Omar'].map(person);

describe('the people to choose from', () => {
  let root: Root;
  const requests: { query: string; resolve: (people: readonly SharedContact[]) => void }[] = [];
  const port = {
    ...createDemoPort({ count: 0 }),
    contacts: {
      search: ({ query }: { query: string }) =>
        new Promise<readonly SharedContact[]>((resolve) => requests.push({ query, resolve })),
    },
  };

  const write = (text: string) =>
    act(async () =>
      root.render(
        <DemoChat port={port}>
          <Probe text={text} />
        </DemoChat>,
      ),
    );
  const answer = (query: string, people: readonly SharedContact[]) =>
    act(async () => requests.find((request) => request.query === query)?.resolve(people));
  const names = () => model.contacts?.map(({ name }) => name) ?? null;

  beforeEach(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    requests.length = 0;
    root = createRoot(document.createElement('div'));
    await write('');
  });
  afterEach(() => act(async () => root.unmount()));

  it('are not known before the first answer', async () => {
    expect(model).toMatchObject({ contacts: null, isLoading: true });
    await answer('', everybody);
    expect(names()).toEqual(['Ana', 'Márcia', 'Marco', 'Omar']);
    expect(model.isLoading).toBe(false);
  });

  it('stand in the place of the next answer before it comes: nobody is left who cannot be in it', async () => {
    await answer('', everybody);
    await write(' marc ');
    expect(model.isLoading).toBe(true);
    expect(names()).toEqual(['Márcia', 'Marco']);
    await answer('marc', [person('Marco'), person('Marcos')]);
    expect(names()).toEqual(['Marco', 'Marcos']);
  });

  it('are whom the answer names, whatever their names', async () => {
    await write('the boss');
    await answer('the boss', [person('Ana')]);
    expect(names()).toEqual(['Ana']);
  });
});
