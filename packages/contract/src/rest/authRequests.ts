import { access } from '../endpoint/access.ts';
import { defineRequests } from '../endpoint/defineRequests.ts';

/** Sign-in, sign-up and sign-out. */
export const authRequests = defineRequests({
  captcha: {
    id: 'auth.captcha',
    method: 'GET',
    path: '/auth/captcha',
    access: access.public,
    feature: null,
  },
  phoneVerify: {
    id: 'auth.phoneVerify',
    method: 'POST',
    path: '/auth/phone-verify',
    access: access.public,
    feature: null,
  },
  codeVerify: {
    id: 'auth.codeVerify',
    method: 'POST',
    path: '/auth/code-verify',
    access: access.public,
    feature: null,
  },
  emailVerify: {
    id: 'auth.emailVerify',
    method: 'POST',
    path: '/auth/email-verify',
    access: access.public,
    feature: null,
  },
  emailCodeVerify: {
    id: 'auth.emailCodeVerify',
    method: 'POST',
    path: '/auth/v2/email-code-verify',
    access: access.public,
    feature: null,
  },
  signup: {
    id: 'auth.signup',
    method: 'POST',
    path: '/auth/signup',
    access: access.registration,
    feature: null,
  },
  logout: {
    id: 'auth.logout',
    method: 'POST',
    path: '/auth/logout',
    access: access.self,
    feature: null,
  },
});
