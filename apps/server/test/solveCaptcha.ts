import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { App } from '../src/app.ts';

/** Does the work that the widget does in a browser; returns `captcha_token`. */
async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** Asks for a challenge and solves it. */
export async function solveCaptcha(app: App): Promise<string> {
  return solve((await app.core.server.inject({ url: '/api/auth/captcha' })).json());
}

/** The same at a server in another process. */
export async function solveRemoteCaptcha(address: string): Promise<string> {
  return solve((await (await fetch(`${address}/api/auth/captcha`)).json()) as Challenge);
}
