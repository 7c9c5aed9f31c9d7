import type { User } from '@franca/contract';
import type { UserRow } from './Users.ts';

/** Another person as others may see them: never with phone number or e-mail address. */
export function toUser(row: UserRow): User {
  const { id, name, avatar, description, country, language, accent } = row;
  const facts = {
    _id: id,
    name,
    avatar,
    description,
    country,
    language,
    accent,
    is_verified: row.isVerified,
  };
  const relation = { is_friend: false, is_requested: false, is_waiting_accept: false, is_block: false };
  return { ...facts, ...relation, subscription: { package: row.package } };
}
