import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { App } from '../src/app.ts';

/** Asks for a challenge and does the work that the widget does in a browser; returns `captcha_token`. */
export async function solveCaptcha(app: App): Promise<string> {
  const response = await app.core.server.inject({ url: '/api/auth/captcha' });
  const challenge: Challenge = response.json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
