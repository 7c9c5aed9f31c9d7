import type { ChatDataPort, SharedContact } from '@franca/chat-kit';
import type { Member } from '@franca/contract';
import { api, queries } from '../../../lib/data/api.ts';
import { queryClient } from '../../../lib/data/queryClient.ts';
import { originNames } from '../../../lib/names/originNames.ts';
import { texts } from '../../../strings/texts.ts';
import { toPerson } from './mapping/toPerson.ts';
import { otherMember } from './mapping/toTopic.ts';

/** People as the kit shows them, with the reader's words for their countries, which the server names in English. */
async function toContacts(people: readonly Member[]): Promise<readonly SharedContact[]> {
  // Without the list the server's words stay.
  const codes = await queryClient.ensureQueryData(queries.static.countryCode()).catch(() => []);
  const names = originNames([], codes, texts.getState().language);
  return people.map((person) => ({
    ...toPerson(person),
    country: person.country === null ? undefined : names.country(person.country),
  }));
}

/**
 * Whom a message or a contact can be sent to: the people of the private conversations, the latest first; with a query also
 * anybody the server finds. The conversations are asked for when a choice begins, not with every letter.
 */
export function createContactsPort(viewerId: string) {
  let known: Promise<readonly SharedContact[]> | null = null;

  const loadKnown = async (): Promise<readonly SharedContact[]> => {
    const topics = await api.topics.list();
    const newest = [...topics].sort(
      (left, right) => Date.parse(right.updated_at) - Date.parse(left.updated_at),
    );
    const people = newest.flatMap((topic) => (topic.is_block ? [] : (otherMember(topic, viewerId) ?? [])));
    return toContacts(people);
  };

  const search = async ({ query }: { query: string }): Promise<readonly SharedContact[]> => {
    if (query === '' || !known) known = loadKnown();
    const asked = known;
    asked.catch(() => {
      if (known === asked) known = null;
    });
    if (query === '') return asked;
    const [mine, found] = await Promise.all([asked, api.users.search({ query: { query } })]);
    const wanted = query.toLocaleLowerCase();
    const named = mine.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
    const ids = new Set(named.map(({ id }) => id));
    return [...named, ...(await toContacts(found.filter(({ _id }) => !ids.has(_id))))];
  };

  return { search } satisfies ChatDataPort['contacts'];
}
