import type { EventSocket } from '@franca/api-client';
import { chatEventNames } from '@franca/contract';
import { hasOffers } from './hasOffers.ts';

const load = () => import('./offerRestore.ts');

/** Offers everybody who was in a group that somebody deleted to bring it back; the returned function stops that. */
export function followDeletedGroups(socket: EventSocket<'/chat'>): () => void {
  if (hasOffers()) void load().then(({ offerAgain }) => offerAgain());
  const stops = [
    socket.on(chatEventNames.groupDeleted, {}, ({ topic_id: topicId, name, by }) => {
      const group = { topicId, name, by: { id: by._id, name: by.name } };
      void load().then(({ offerRestore }) => offerRestore(group));
    }),
    socket.on(chatEventNames.newTopic, {}, ({ _id }) => {
      if (hasOffers()) void load().then(({ endOffer }) => endOffer(_id));
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
