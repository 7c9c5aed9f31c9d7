import type { CallPerson } from '@franca/call-kit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { api } from '../../lib/data/api.ts';
import type { OpenCall } from './openCall.ts';
import { toCallPerson } from './toCallPerson.ts';

/** Who may be in a call: asked for again when somebody comes, or is added, who was no member when it began. */
export function usePeople({ session, additions, people: first }: OpenCall): readonly CallPerson[] {
  const [people, setPeople] = useState(first);
  const { room } = useSyncExternalStore(session.subscribe, session.getSnapshot);
  const { added } = useSyncExternalStore(additions.subscribe, additions.getSnapshot);
  const isUnknown = ({ userId }: { readonly userId: string }): boolean =>
    people.every((person) => person.userId !== userId);
  const strangerId = (room?.remotes.find(isUnknown) ?? added.find(isUnknown))?.userId;
  const { uuid } = session.facts;
  useEffect(() => {
    if (strangerId === undefined) return;
    api.calls.info({ params: { uuid } }).then(
      ({ topic, guests }) => setPeople([...topic.members, ...guests].map(toCallPerson)),
      // Shown without a name until somebody else comes.
      () => undefined,
    );
  }, [uuid, strangerId]);
  return people;
}
