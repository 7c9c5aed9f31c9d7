import { type Profile, plans, type User } from '@franca/contract';
import type { RelationView } from '../contacts/Contacts.ts';
import type { UserRow } from './Users.ts';

const noRelation: Omit<RelationView, 'profile'> = {
  is_friend: false,
  is_requested: false,
  is_waiting_accept: false,
  is_block: false,
  relation_seq: 0,
};

/**
 * Another person as somebody sees them: never with phone number or e-mail address, and behind a block with the profile as
 * it stood when that began.
 */
export function toUser(row: UserRow, view?: RelationView): User {
  const { id, name, avatar, username, description, country, language, accent } = row;
  const facts = {
    _id: id,
    name,
    avatar,
    description,
    username,
    country,
    language,
    accent,
    is_verified: row.isVerified,
  };
  // Behind a block nobody is shown what the other one chose since, nor a way to find them.
  const { profile, ...relation } = view ?? { ...noRelation, profile: null };
  return {
    ...facts,
    ...(profile && { ...profile, username: null }),
    ...relation,
    subscription: { package: row.package },
  };
}

/** The own profile as `GET /user/me` shows it. */
export function toProfile(
  row: UserRow,
  subscription: Profile['subscription'] | undefined,
  customer: Profile['customer'],
): Profile {
  return {
    _id: row.id,
    name: row.name,
    avatar: row.avatar,
    dial_code: row.dialCode,
    phone_number: row.phoneNumber,
    email: row.newEmail ?? row.email,
    sign_in_email: row.emailVerified ? row.email : null,
    birthday: row.birthday,
    description: row.description,
    country: row.country,
    language: row.language,
    accent: row.accent,
    gender: row.gender,
    is_verified: row.isVerified,
    subscription: subscription ?? {
      package: row.package,
      price: plans[row.package].price,
      created_at: null,
      duration: null,
      status: row.package === 'free' ? 'free' : 'active',
      renews: false,
      next_package: null,
      cancelled_at: null,
    },
    customer,
    username: row.username,
    shows_last_seen: row.showsLastSeen,
  };
}
