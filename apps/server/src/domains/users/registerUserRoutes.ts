import { endpoints } from '@franca/contract';
import { Refusal } from '../../core/Refusal.ts';
import type { RateLimiter } from '../../db/createRateLimiter.ts';
import type { Router } from '../../http/createRouter.ts';
import type { Users } from './createUsers.ts';

/** Enough for typing, too little for walking through all phone numbers. */
const searchLimit = { name: 'search', limit: 300, windowSeconds: 300 };

/** `/user/me`, `/user/update-profile`, `/user` and `/user/{id}` (0 §7, 1 §7). */
export function registerUserRoutes(route: Router, users: Users, limiter: RateLimiter): void {
  const { me, updateProfile, search, get } = endpoints.users;
  route(me, ({ userId }) => users.me(userId));
  route(updateProfile, ({ userId, body, network, request }) => {
    return users.update(userId, body, { network, acceptLanguage: request.headers['accept-language'] });
  });
  route(search, async ({ userId, query }) => {
    const retryAfter = await limiter(searchLimit, userId);
    if (retryAfter > 0) throw new Refusal('rate_limited', { retryAfter });
    return users.search(userId, query.query, query.limit);
  });
  route(get, ({ params }) => users.get(params.id));
}
