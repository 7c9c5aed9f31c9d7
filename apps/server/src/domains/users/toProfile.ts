import { type Profile, plans } from '@franca/contract';
import type { UserRow } from './UserRow.ts';

/** The own profile as `GET /user/me` shows it (0 §3, readings B6). */
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
