import { endpoints } from '@franca/contract';

/** What "The Basics" asks for, as the contract checks it. */
export const registrationSchema = endpoints.auth.signup.body.pick({
  name: true,
  avatar: true,
  country: true,
  language: true,
  accent: true,
  gender: true,
});
