import { endpoints } from '@franca/contract';
import type { Router } from '../../http/createRouter.ts';
import type { Users } from './Users.ts';

/** `/user/me`, `/user/update-profile`, `/user/privacy`, `/user/username`, `/user/by-username`, `/user` and `/user/{id}`. */
export function registerUserRoutes(route: Router, users: Users): void {
  const { me, updateProfile, updatePrivacy, updateUsername, byUsername, search, get } = endpoints.users;
  route(me, ({ userId }) => users.me(userId));
  route(updateProfile, ({ userId, body, request }) =>
    users.update(userId, body, request.headers['accept-language']),
  );
  route(updatePrivacy, ({ userId, body }) =>
    users.updatePrivacy(userId, { showsLastSeen: body.shows_last_seen }),
  );
  route(updateUsername, ({ userId, body }) => users.updateUsername(userId, body.username));
  route(byUsername, ({ userId, query }) => users.byUsername(userId, query.username));
  route(search, ({ userId, query }) => users.search(userId, query.query, query.limit));
  route(get, ({ userId, params }) => users.get(userId, params.id));
}
