import type { RelationAction, User } from '@franca/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type TextKey, translate } from '../../strings/texts.ts';
import { api } from '../data/api.ts';
import { toasts } from '../data/toasts.ts';
import { applyRelation } from './relationCache.ts';

const calls: Record<RelationAction, (id: string) => Promise<User>> = {
  add: (target_user_id) => api.friends.add({ body: { target_user_id } }),
  cancel: (target_user_id) => api.friends.cancelRequest({ query: { target_user_id } }),
  accept: (target_user_id) => api.friends.answer({ body: { target_user_id, is_accept: true } }),
  decline: (target_user_id) => api.friends.answer({ body: { target_user_id, is_accept: false } }),
  remove: (target_user_id) => api.friends.remove({ query: { target_user_id } }),
  block: (target_user_id) => api.friends.block({ body: { target_user_id } }),
  unblock: (target_user_id) => api.friends.unblock({ query: { target_user_id } }),
};

/** What is said when an action has succeeded; those that are seen by themselves say nothing. */
const done: Partial<Record<RelationAction, TextKey>> = {
  add: 'people.requestSent',
  accept: 'people.accepted',
  remove: 'people.unfriended',
  block: 'people.blocked',
  unblock: 'people.unblocked',
};

/** An action about a person. */
export interface RelationRequest {
  /** Id of the person. */
  readonly id: string;
  /** What is done. */
  readonly action: RelationAction;
}

/** Does something about a person, and says how it went; a failure is a toast with the server's first sentence. */
export function useRelationAction() {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ id, action }: RelationRequest) => calls[action](id),
    onSuccess: (person, { action }) => {
      applyRelation(client, person);
      // Who has asked is accepted by asking.
      const key = done[action === 'add' && person.is_friend ? 'accept' : action];
      if (key) toasts.show({ style: 'success', content: translate(key) });
    },
  });
  return {
    act: mutation.mutate,
    actAsync: mutation.mutateAsync,
    /** The action that is under way. */
    pending: mutation.isPending ? mutation.variables : null,
  };
}
