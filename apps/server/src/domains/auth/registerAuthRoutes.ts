import { endpoints } from '@franca/contract';
import { Refusal } from '../../core/Refusal.ts';
import type { Router } from '../../http/createRouter.ts';
import type { AuthContext } from './AuthContext.ts';
import type { SignIn } from './createAuth.ts';
import type { PhoneCodes } from './createPhoneCodes.ts';
import type { QuickLinks } from './createQuickLinks.ts';
import type { Sessions } from './createSessions.ts';
import { consumeCaptcha } from './guards.ts';

/** The services behind the sign-in routes. */
export type AuthRoutesOptions = {
  /** Captcha and limits. */
  context: AuthContext;
  /** Codes by text message. */
  codes: PhoneCodes;
  /** Links by e-mail. */
  links: QuickLinks;
  /** Sign-in and sign-up. */
  auth: SignIn;
  /** Bearer sessions. */
  sessions: Sessions;
};

/** `/auth/*` of the contract. */
export function registerAuthRoutes(route: Router, options: AuthRoutesOptions): void {
  const { context, codes, links, auth, sessions } = options;
  const { captcha, phoneVerify, codeVerify, emailVerify, emailCodeVerify, signup, logout } = endpoints.auth;

  route(captcha, ({ reply }) => {
    reply.header('cache-control', 'no-store');
    return context.captcha.challenge();
  });
  route(phoneVerify, async ({ body, request }) => {
    context.checkPhoneNumber(body);
    await consumeCaptcha(context, body.captcha_token);
    const acceptLanguage = request.headers['accept-language'];
    await codes.send(body, { acceptLanguage, deviceSecret: body.device_secret });
    return null;
  });
  route(codeVerify, async ({ body, network, request }) => {
    const { code, captcha_token: captchaToken, device_secret: deviceSecret } = body;
    const entry = { code, captchaToken, deviceSecret, network };
    return auth.signIn(await codes.verify(body, entry), request.headers['user-agent']);
  });
  route(emailVerify, async ({ body: { email, is_redeem: isRedeem, captcha_token }, network, request }) => {
    // Whoever solved one anyway is not asked again.
    if (captcha_token) await consumeCaptcha(context, captcha_token);
    else if ((await context.limiter('linksWithoutCaptcha', network)) > 0)
      throw new Refusal('captcha_required');
    await links.send({ email, isRedeem, acceptLanguage: request.headers['accept-language'] });
    return null;
  });
  route(emailCodeVerify, async ({ body, request }) => {
    const opened = await links.verify(body.email, body.code, body.h);
    const userAgent = request.headers['user-agent'];
    return opened.kind === 'confirmation' ? auth.confirm(opened, userAgent) : auth.signIn(opened, userAgent);
  });
  route(signup, ({ body, token, request }) => auth.signUp(body, token, request.headers['user-agent']));
  route(logout, async ({ token }) => {
    if (token) await sessions.revoke(token);
    return null;
  });
}
