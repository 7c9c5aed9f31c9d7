import { AsyncLocalStorage } from 'node:async_hooks';
import { eq, type Logger, NoopLogger } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { solveCaptcha } from '../../../test/solveCaptcha.ts';
import { createWorld, type Person, type World } from '../../../test/world.ts';
import { presentPatience } from '../../core/outside/outsidePatience.ts';
import { users } from '../../db/schema/users.ts';

/** Somebody with an account, or nobody: addresses that a stranger tries. */
type Tried = { email: string; dial_code: string; phone_number: string };
/** What comes back, as far as it can say anything. */
type Said = { status: number; body: unknown; headers: unknown };

const pairs = 4;

let world: World;
let known: Tried[];
const unknown: Tried[] = Array.from({ length: pairs }, (_, place) => ({
  email: `nobody-${place}@example.org`,
  dial_code: '61',
  phone_number: String(420_000_000 + place),
}));

beforeAll(async () => {
  world = await createWorld();
  known = [];
  for (let place = 0; place < pairs; place += 1) {
    const email = `somebody-${place}@example.org`;
    const phone = { dial_code: '61', phone_number: String(430_000_000 + place) };
    const { id } = await world.join('Somebody', { email });
    const { db } = world.app.core.database;
    await db
      .update(users)
      .set({ dialCode: phone.dial_code, phoneNumber: phone.phone_number })
      .where(eq(users.id, id));
    known.push({ email, ...phone });
  }
}, 120_000);
afterAll(() => world.dispose());

const post = async (url: string, payload: object, token?: string): Promise<Said> => {
  const { statusCode, body, headers } = await world.app.core.server.inject({
    ...{ method: 'POST', url: `/api${url}`, payload },
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });
  const { date: _, ...fixed } = headers;
  return { status: statusCode, body: JSON.parse(body), headers: fixed };
};

const ofRequest = new AsyncLocalStorage<true>();
/** Looking for work, and taking it, in the background. */
const aboutWork = /^(select|update|delete) .*"jobs"/s;

/** What is asked of the database for a request, without what is done for it in the background: nobody waits for that. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const logger: Logger = NoopLogger.prototype;
  const statements: string[] = [];
  const asked = vi.spyOn(logger, 'logQuery').mockImplementation((statement) => {
    const isInBackground = presentPatience()?.leftMs() === Number.POSITIVE_INFINITY;
    if (ofRequest.getStore() && !isInBackground && !aboutWork.test(statement)) statements.push(statement);
  });
  await ofRequest.run(true, work);
  asked.mockRestore();
  return statements;
}

const profile = {
  ...{ avatar: '/api/file/none', name: 'Ana', country: 'Spain', language: 'Spanish' },
  ...{ accent: 'Spanish (Spain)', gender: 'female' },
};

describe('whether an address or a number has an account', () => {
  const askForCode = async (who: Tried) =>
    post('/auth/phone-verify', { ...who, captcha_token: await solveCaptcha(world.app) });

  /** What is asked, after what was prepared, and the code that says that it came as far as it should. */
  type Asked = {
    prepare?: (who: Tried) => Promise<unknown>;
    ask: (who: Tried, prepared: unknown) => Promise<Said>;
    code?: string;
  };
  const asks: Record<string, Asked> = {
    'asking for a link': { ask: ({ email }) => post('/auth/email-verify', { email, type: 'web' }) },
    'a wrong link': {
      ask: ({ email }) => post('/auth/v2/email-code-verify', { email, code: '1', h: '1' }),
      code: 'link_invalid',
    },
    'asking for a code': {
      prepare: () => solveCaptcha(world.app),
      ask: (who, captcha_token) => post('/auth/phone-verify', { ...who, captcha_token }),
    },
    'a wrong code': {
      prepare: (who) => askForCode(who),
      ask: (who) => post('/auth/code-verify', { ...who, code: '000001' }),
      code: 'code_invalid',
    },
    'a sign-up without a verified address': {
      ask: ({ email }) => post('/auth/signup', { ...profile, email, code: '1' }),
      code: 'verification_required',
    },
    'a sign-up without a verified number': {
      ask: ({ dial_code, phone_number }) =>
        post('/auth/signup', { ...profile, dial_code, phone_number, code: '000001' }),
      code: 'verification_required',
    },
    'the newsletter': { ask: ({ email }) => post('/user/subscribe', { email }) },
    'an enquiry': {
      ask: ({ email }) => post('/user/appointment', { name: 'Ana', email, message: 'Hello' }),
    },
  };

  it.each(Object.entries(asks))(
    'is told neither by what is said nor by what the server does for it: %s',
    async (_what, { prepare, ask, code }) => {
      const statements: [string[], string[]] = [[], []];
      const answers: Said[] = [];
      for (const [place, one] of known.entries()) {
        // Network and address have their limits, which are not what is asked for.
        world.app.testClock.advance(3600);
        const both = [one, unknown[place] ?? one];
        // In turn first: what the first of two pays for must not count against it.
        const order = place % 2 === 0 ? [0, 1] : [1, 0];
        for (const which of order) {
          const who = both[which] ?? one;
          const prepared = await prepare?.(who);
          const work = async () => answers.push(await ask(who, prepared));
          statements[which]?.push(...(await statementsOf(work)));
        }
      }
      const [first] = answers;
      expect((first?.body as { code?: string } | undefined)?.code).toBe(code);
      for (const answer of answers) expect(answer).toEqual(first);
      const [withAccount, without] = statements;
      expect(withAccount.length).toBeGreaterThan(0);
      expect(withAccount.sort()).toEqual(without.sort());
    },
    120_000,
  );
});

describe('whether an account exists that somebody may not see', () => {
  let stranger: Person;
  let hidden: Person;
  const nobody = '00000000-0000-4000-8000-000000000000';
  beforeAll(async () => {
    stranger = await world.join('Stranger');
    hidden = await world.join('Hidden');
    await world.api.users.updateUsername({ as: hidden, body: { username: 'hidden_one' } });
    await world.api.friends.block({ as: hidden, body: { target_user_id: stranger.id } });
  });

  const get = async (url: string): Promise<Said> => {
    const { statusCode, body, headers } = await world.app.core.server.inject({
      url: `/api${url}`,
      headers: { authorization: `Bearer ${stranger.token}` },
    });
    const { date: _, ...fixed } = headers;
    return { status: statusCode, body: JSON.parse(body), headers: fixed };
  };

  it('is not told by a username, the last time it was seen, or the search', async () => {
    expect((await get('/user/by-username?username=hidden_one')).body).toEqual(
      (await get('/user/by-username?username=nobody_one')).body,
    );
    expect(await get(`/user/last-seen?user_id=${hidden.id}`)).toEqual(
      await get(`/user/last-seen?user_id=${nobody}`),
    );
    for (const [name, other] of [['Hidden', 'Nobody']])
      expect(await get(`/user?query=${name}`)).toEqual(await get(`/user?query=${other}`));
  });
});
