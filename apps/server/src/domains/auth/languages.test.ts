import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solveCaptcha } from '../../../test/solveCaptcha.ts';
import { createWorld, type World } from '../../../test/world.ts';

describe('what is sent to people', () => {
  let world: World;

  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.dispose());

  async function sendLink(email: string, acceptLanguage: string) {
    const headers = { 'accept-language': acceptLanguage };
    const { status } = await world.api.auth.emailVerify({ headers, body: { email, type: 'web' } });
    expect(status).toBe(200);
    return world.sentTo(email);
  }

  it('is written in the language of the request while there is no account', async () => {
    const { subject, text } = await sendLink('new@example.org', 'vi-VN,vi;q=0.9,en;q=0.8');
    expect(subject).toBe('Liên kết đăng nhập nhanh Franca của bạn');
    expect(text).toContain('/quicklink?email=');
    const captcha_token = await solveCaptcha(world.app);
    const phone = { dial_code: '39', phone_number: '3331234567', captcha_token };
    const sent = await world.api.auth.phoneVerify({ headers: { 'accept-language': 'it' }, body: phone });
    expect(sent.status).toBe(200);
    expect((await world.sentTo('+393331234567')).text).toMatch(
      /^Il tuo codice Franca è \d{6}\. È valido per 10 minuti\./,
    );
  });

  it('is written in the language of the profile once there is an account', async () => {
    const email = 'arabic@example.org';
    await world.join('Test Person', {
      email,
      country: 'Egypt',
      language: 'Arabic',
      accent: 'Arabic (Egypt)',
    });
    expect((await sendLink(email, 'vi')).subject).toBe('رابط الدخول السريع إلى فرانكا');
  });

  it('is written in the language of the request when nobody wrote texts in that of the profile', async () => {
    const email = 'portuguese@example.org';
    await world.join('Test Person', {
      email,
      country: 'Portugal',
      language: 'Portuguese',
      accent: 'Portuguese (Portugal)',
    });
    expect((await sendLink(email, 'it-CH')).subject).toBe('Il tuo link rapido per Franca');
  });
});
