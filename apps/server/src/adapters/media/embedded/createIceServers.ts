import { createHmac } from 'node:crypto';
import type { Clock } from '../../../ports/Clock.ts';
import type { IceServer } from './serverFrames.ts';

/** Servers by which browsers find a way to each other; none are needed in one network. */
export type IceOptions = {
  stunUrls: readonly string[];
  /** Relays that share a secret with this server. */
  turn: { urls: readonly string[]; secret: string } | undefined;
};

/** How long a relay can be used with what one person was given: longer than calls last, in seconds. */
const credentialSeconds = 12 * 3600;

/**
 * The servers for one person. Relays are used with a name that says until when, and its signature, as coturn checks
 * them (`use-auth-secret`): HMAC-SHA-1 is what that scheme defines.
 */
export function createIceServers(
  { stunUrls, turn }: IceOptions,
  clock: Clock,
): (userId: string) => IceServer[] {
  const stun = stunUrls.map((urls) => ({ urls }));
  return (userId) => {
    if (!turn) return stun;
    const username = `${Math.floor(clock().getTime() / 1000) + credentialSeconds}:${userId}`;
    const credential = createHmac('sha1', turn.secret).update(username).digest('base64');
    return [...stun, ...turn.urls.map((urls) => ({ urls, username, credential }))];
  };
}
