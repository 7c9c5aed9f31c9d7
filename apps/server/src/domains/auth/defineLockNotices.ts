import type { Core } from '../../core/Core.ts';
import { createBackgroundWork } from '../../core/createBackgroundWork.ts';
import { lockNotice } from '../../strings/accountTexts.ts';
import type { AuthContext } from './AuthContext.ts';
import { findOwner, readerLanguages, whereId } from './accounts.ts';
import { formatPhone, type Phone } from './createPhoneCodes.ts';

type Notice = { userId: string; to: string; channel: 'sms' | 'email' };

/**
 * Tells the owner of a number, by text message and by mail where an address is confirmed, that wrong codes have closed it for
 * signing in. Whoever entered them does not wait for it, and learns nothing of it.
 */
export function defineLockNotices(core: Core, context: AuthContext): (phone: Phone) => void {
  const { db, mailer, sms } = context;
  const notices = core.jobs.define<Notice>({
    kind: 'notice of a closed number',
    concurrency: 2,
    perOwner: 1,
    retry: { attempts: 8, firstPauseMs: 60_000, longestPauseMs: 3_600_000 },
    run: async ({ data: { userId, to, channel } }) => {
      const notice = lockNotice(await readerLanguages(context, whereId(userId), undefined));
      const outcome =
        channel === 'sms'
          ? await sms.send({ to, text: notice.text.trim() })
          : await mailer.send({ ...notice, to });
      return outcome.status === 'sent' ? { status: 'done' } : { status: 'failed', detail: outcome.status };
    },
  });
  async function notify(phone: Phone): Promise<void> {
    const { dial_code: dialCode, phone_number: phoneNumber } = phone;
    const owner = await findOwner(db, { kind: 'phone', dialCode, phoneNumber });
    if (!owner) return;
    const { id: userId, email } = owner;
    const wanted: Notice[] = [{ userId, to: formatPhone(phone), channel: 'sms' }];
    if (email !== null) wanted.push({ userId, to: email, channel: 'email' });
    await notices.add(
      db,
      wanted.map((data) => ({ data, ownerId: userId })),
    );
    notices.wake();
  }
  const inBackground = createBackgroundWork(core, (error) =>
    core.log.error({ err: error }, 'the notice of a closed number could not be queued'),
  );
  // Where there is an account there is more to do: whoever enters codes must not measure it.
  return (phone) => inBackground(notify(phone));
}
