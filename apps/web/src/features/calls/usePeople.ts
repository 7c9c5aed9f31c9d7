import type { CallPerson } from '@franca/call-kit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { api } from '../../lib/data/api.ts';
import type { OpenCall } from './openCall.ts';
import { toCallPerson } from './toCallPerson.ts';

/** Who may be in a call: asked for again when somebody comes who was no member when it began. */
export function usePeople({ session, people: first }: OpenCall): readonly CallPerson[] {
  const [people, setPeople] = useState(first);
  const { room } = useSyncExternalStore(session.subscribe, session.getSnapshot);
  const stranger = room?.remotes.find(({ userId }) => people.every((person) => person.userId !== userId));
  const strangerId = stranger?.userId;
  const { uuid } = session.facts;
  useEffect(() => {
    if (strangerId === undefined) return;
    api.calls.info({ params: { uuid } }).then(
      ({ topic }) => setPeople(topic.members.map(toCallPerson)),
      // Shown without a name until somebody else comes.
      () => undefined,
    );
  }, [uuid, strangerId]);
  return people;
}
