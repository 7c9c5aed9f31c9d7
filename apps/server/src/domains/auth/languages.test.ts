import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../../test/api.ts';
import { createTestApp, type TestApp } from '../../../test/createTestApp.ts';
import { signUp } from '../../../test/signUp.ts';
import { solveCaptcha } from '../../../test/solveCaptcha.ts';

type Received = { text: string; subject: string | undefined };

describe('what is sent to people', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.dispose());

  async function send(path: string, payload: object, acceptLanguage: string, to: string): Promise<Received> {
    const headers = { 'accept-language': acceptLanguage };
    const { statusCode } = await app.core.server.inject({ method: 'POST', url: path, headers, payload });
    expect(statusCode).toBe(200);
    const { data } = await api(app).get<Received[]>('/dev/outbox', { to });
    return data[0] ?? { text: '', subject: undefined };
  }

  const sendLink = (email: string, acceptLanguage: string) =>
    send('/api/auth/email-verify', { email, type: 'web' }, acceptLanguage, email);

  it('is written in the language of the request while there is no account', async () => {
    const { subject, text } = await sendLink('new@example.org', 'vi-VN,vi;q=0.9,en;q=0.8');
    expect(subject).toBe('Liên kết đăng nhập nhanh Franca của bạn');
    expect(text).toContain('/quicklink?email=');
    const captcha_token = await solveCaptcha(app);
    const phone = { dial_code: '39', phone_number: '3331234567', captcha_token };
    const sms = await send('/api/auth/phone-verify', phone, 'it', '+393331234567');
    expect(sms.text).toMatch(/^Il tuo codice Franca è \d{6}\. È valido per 10 minuti\./);
  });

  it('is written in the language of the profile once there is an account', async () => {
    const email = 'arabic@example.org';
    await signUp(app, { email, country: 'Egypt', language: 'Arabic', accent: 'Arabic (Egypt)' });
    expect((await sendLink(email, 'vi')).subject).toBe('رابط الدخول السريع إلى فرانكا');
  });

  it('is written in the language of the request when nobody wrote texts in that of the profile', async () => {
    const email = 'spanish@example.org';
    await signUp(app, { email, country: 'Spain', language: 'Spanish', accent: 'Spanish (Spain)' });
    expect((await sendLink(email, 'it-CH')).subject).toBe('Il tuo link rapido per Franca');
  });
});
