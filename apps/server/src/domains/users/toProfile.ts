import type { Profile } from '@franca/contract';
import { planPrices } from './planPrices.ts';
import type { UserRow } from './Users.ts';

/** The own profile as `GET /user/me` shows it. */
export function toProfile(row: UserRow): Profile {
  return {
    _id: row.id,
    name: row.name,
    avatar: row.avatar,
    dial_code: row.dialCode,
    phone_number: row.phoneNumber,
    email: row.email,
    birthday: row.birthday,
    description: row.description,
    country: row.country,
    language: row.language,
    accent: row.accent,
    gender: row.gender,
    is_verified: row.isVerified,
    subscription: { package: row.package, price: plans[row.package].price, created_at: null, duration: null },
    customer: null,
  };
}
