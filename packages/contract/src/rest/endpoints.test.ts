import { describe, expect, it } from 'vitest';
import { limits } from '../constants/limits.ts';
import type { Access } from '../endpoint/access.ts';
import type { ErrorCode } from '../errors/errorCodes.ts';
import { validationSentences } from '../errors/validationSentences.ts';
import { allEndpoints } from './allEndpoints.ts';
import { endpoints } from './endpoints.ts';

const topicId = '019aa000-0000-7000-8000-000000000001';

function sentences(
  schema: { safeParse(value: unknown): { error?: { issues: { message: string }[] } } },
  value: unknown,
) {
  return schema.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];
}

describe('endpoints', () => {
  it('stand in the client under the name that their id says', () => {
    for (const [domain, group] of Object.entries(endpoints)) {
      for (const [name, endpoint] of Object.entries(group)) expect(endpoint.id).toBe(`${domain}.${name}`);
    }
  });

  it('name among their errors what their access and their feature refuse with', () => {
    const refusals: Partial<Record<Access['kind'], ErrorCode>> = {
      loopback: 'not_found',
      devKey: 'not_found',
      registration: 'verification_required',
      topicMember: 'topic_not_found',
      messageReader: 'message_not_found',
      callParticipant: 'call_not_found',
      assistantOwner: 'assistant_topic_not_found',
    };
    for (const { id, access, feature, errors } of allEndpoints) {
      const refusal = refusals[access.kind];
      if (refusal) expect(errors, id).toContain(refusal);
      if (feature) expect(errors, id).toContain('not_permitted');
    }
  });

  it('answer the specified sentences for a phone number', () => {
    const body = endpoints.auth.codeVerify.body;
    const rest = { dial_code: '61', code: '123456' };
    expect(sentences(body, { ...rest })).toEqual([validationSentences.phoneRequired]);
    expect(sentences(body, { ...rest, phone_number: ' ' })[0]).toBe(validationSentences.phoneRequired);
    expect(sentences(body, { ...rest, phone_number: '04a' })).toEqual([validationSentences.phoneDigits]);
  });

  it('strip what stands between the digits of a phone number, and the plus of a dial code', () => {
    const parsed = endpoints.auth.codeVerify.body.parse({
      dial_code: '+61',
      phone_number: '\u202A0412.345/678\u202C',
      code: '123456',
    });
    expect(parsed).toEqual({ dial_code: '61', phone_number: '0412345678', code: '123456' });
  });

  it('answer the specified sentences for a code', () => {
    const body = endpoints.auth.codeVerify.body;
    const rest = { dial_code: '61', phone_number: '412345678' };
    expect(sentences(body, { ...rest, code: '' })[0]).toBe(validationSentences.codeRequired);
    expect(sentences(body, { ...rest, code: '12a456' })).toEqual([validationSentences.codeDigits]);
    expect(sentences(body, { ...rest, code: '12345' })).toHaveLength(1);
  });

  it('use the sentence of its own place for each email address', () => {
    expect(sentences(endpoints.auth.emailVerify.body, { email: 'x' })).toEqual([
      validationSentences.emailInvalid,
    ]);
    expect(sentences(endpoints.outreach.subscribe.body, { email: 'x' })).toEqual([
      validationSentences.newsletterEmailInvalid,
    ]);
    expect(sentences(endpoints.users.updateProfile.body.pick({ email: true }), { email: 'x' })).toEqual([
      validationSentences.profileEmailInvalid,
    ]);
  });

  it('name every missing field of a sign-up', () => {
    const { fullNameRequired, countryRequired, languageRequired, accentRequired, genderRequired } =
      validationSentences;
    const found = sentences(endpoints.auth.signup.body, { avatar: '/a.jpg' });
    expect(found).toEqual([
      fullNameRequired,
      countryRequired,
      languageRequired,
      accentRequired,
      genderRequired,
    ]);
  });

  it('take file names as an array and separated by commas', () => {
    const body = endpoints.files.presigned.body;
    const expected = { file_names: ['a.png', 'b.jpg'], folder: 'upload' };
    expect(body.parse({ file_names: ['A.png', 'B.JPG'], folder: 'upload' })).toEqual(expected);
    expect(body.parse({ file_names: 'A.png, B.JPG', folder: 'upload' })).toEqual(expected);
  });

  it('refuse more than nine files with the sentence of the notice', () => {
    const names = Array.from({ length: 10 }, (_, index) => `${index}.png`);
    const found = sentences(endpoints.files.presigned.body, { file_names: names, folder: 'upload' });
    expect(found).toEqual(['You have picked too many files. Limit is 9']);
  });

  it('read numbers and times from query strings', () => {
    const parsed = endpoints.chat.list.query.parse({
      topic_id: topicId,
      from_date: '1700000000000',
      limit: '5',
    });
    expect(parsed).toEqual({ topic_id: topicId, from_date: '2023-11-14T22:13:20.000Z', limit: 5 });
  });

  it.each(['0', '101', '-1', '1.5', 'x', ''])('refuse the page size %j', (limit) => {
    expect(endpoints.chat.list.query.safeParse({ topic_id: topicId, limit }).success).toBe(false);
  });

  it('take a page of the specified size when the caller names none', () => {
    expect(endpoints.chat.list.query.parse({ topic_id: topicId }).limit).toBe(limits.messagePage);
    const attachments = endpoints.topics.attachments.query.parse({ topic_id: topicId, type: 'media' });
    expect(attachments).toMatchObject({ page: 1, limit: 20 });
  });

  it('take a card as people type it, and refuse years that the form does not offer', () => {
    const card = { card_number: '4242 4242-4242 4242', expire_month: '01', expire_year: '2030', cvc: '123' };
    expect(endpoints.billing.updateCard.body.parse(card)).toMatchObject({
      card_number: '4242424242424242',
      expire_month: 1,
      expire_year: 2030,
    });
    expect(endpoints.billing.updateCard.body.safeParse({ ...card, expire_year: '2043' }).success).toBe(false);
    expect(endpoints.billing.updateCard.body.safeParse({ ...card, expire_month: '13' }).success).toBe(false);
  });

  it('take UI strings as JSON text and as an object', () => {
    const body = endpoints.translate.appStrings.body;
    const expected = { lang_code: 'it', translate_str: { hello: 'Hello' } };
    expect(body.parse({ lang_code: 'it', translate_str: '{"hello":"Hello"}' })).toEqual(expected);
    expect(body.parse(expected)).toEqual(expected);
    expect(body.safeParse({ lang_code: 'it', translate_str: '{"hello":' }).success).toBe(false);
    expect(body.safeParse({ lang_code: 'it', translate_str: '[1]' }).success).toBe(false);
  });

  it('refuse ids that are not ids', () => {
    expect(endpoints.users.get.params.safeParse({ id: "1' or '1'='1" }).success).toBe(false);
    expect(endpoints.files.download.params.safeParse({ key: '../../etc/passwd' }).success).toBe(false);
  });

  it('have ids and method-path pairs of their own', () => {
    const ids = allEndpoints.map((endpoint) => endpoint.id);
    const pairs = allEndpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(pairs).size).toBe(pairs.length);
  });
});
