import { endpoints } from '@franca/contract';
import type { Router } from '../../http/createRouter.ts';
import type { Contacts } from './Contacts.ts';
import type { ContactLists } from './createContactLists.ts';

/** The friends and blocking table: lists, requests, answers, blocks. */
export function registerContactRoutes(
  route: Router,
  { act, lists }: { act: Contacts['act']; lists: ContactLists },
): void {
  const { list, requests, add, cancelRequest, answer, remove, block, unblock } = endpoints.friends;
  route(list, ({ userId, query }) => lists.friends(userId, query));
  route(requests, ({ userId, query }) => lists.requests(userId, query));
  route(add, ({ userId, body }) => act({ userId, otherId: body.target_user_id, action: 'add' }));
  route(cancelRequest, ({ userId, query }) =>
    act({ userId, otherId: query.target_user_id, action: 'cancel' }),
  );
  route(answer, ({ userId, body }) =>
    act({ userId, otherId: body.target_user_id, action: body.is_accept ? 'accept' : 'decline' }),
  );
  route(remove, ({ userId, query }) => act({ userId, otherId: query.target_user_id, action: 'remove' }));
  route(block, ({ userId, body }) => act({ userId, otherId: body.target_user_id, action: 'block' }));
  route(unblock, ({ userId, query }) => act({ userId, otherId: query.target_user_id, action: 'unblock' }));
}
