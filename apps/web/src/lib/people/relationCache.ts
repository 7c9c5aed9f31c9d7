import { foldName, relationOf, type User } from '@franca/contract';
import type { QueryClient } from '@tanstack/react-query';
import { queries } from '../data/api.ts';

/** Cache key of all friends of the person signed in, in one list. */
export const friendsKey: readonly string[] = ['friends.list', 'all'];
/** Cache key of the open requests of the person signed in. */
export const requestsKey: ReturnType<typeof queries.friends.requests>['queryKey'] =
  queries.friends.requests().queryKey;

/** Friends in the order of the list. */
const byName = (left: User, right: User): number => {
  const [one, other] = [foldName(left.name), foldName(right.name)];
  if (one === other) return left._id < right._id ? -1 : 1;
  return one < other ? -1 : 1;
};

/** The list of friends with this version of a person, who stands in it only as a friend. */
export function withPerson(friends: readonly User[], person: User): User[] {
  const known = friends.find(({ _id }) => _id === person._id);
  if (known && known.relation_seq > person.relation_seq) return [...friends];
  const others = friends.filter(({ _id }) => _id !== person._id);
  return relationOf(person) === 'friend' ? [...others, person].sort(byName) : others;
}

/**
 * Shows a person with a changed relation everywhere it is loaded; a version that is older than what is known is dropped
 * (docs/behaviour/people.md, Live changes).
 */
export function applyRelation(client: QueryClient, person: User): void {
  const { queryKey } = queries.users.get({ params: { id: person._id } });
  const known = client.getQueryData(queryKey);
  if (known && known.relation_seq > person.relation_seq) return;
  client.setQueryData(queryKey, person);
  client.setQueryData<User[]>(friendsKey, (friends) => friends && withPerson(friends, person));
  client.setQueriesData<User[]>({ queryKey: ['users.search'] }, (found) =>
    found?.map((one) => (one._id === person._id ? person : one)),
  );
  // What was asked for before this change may lack it.
  if (client.isFetching({ queryKey: friendsKey }) > 0)
    void client.invalidateQueries({ queryKey: friendsKey });
  void client.invalidateQueries({ queryKey: requestsKey });
}
