import { describe, expect, it } from 'vitest';
import { createLocalAccess } from '../http/createLocalAccess.ts';
import { describeDelivery } from './describeDelivery.ts';

const key = 'a-key-of-the-start';
const outbox = `Codes and links: http://127.0.0.1:4321/dev/outbox?key=${key}`;
const none = { mail: true, sms: true };

function describeStart(
  { HOST = '127.0.0.1', publicUrl }: { HOST?: string; publicUrl?: string },
  missing = none,
): string[] {
  const local = createLocalAccess({ publicUrl, key });
  return describeDelivery({ HOST }, { local, ownUrl: () => 'http://127.0.0.1:4321' }, missing);
}

describe('what a start says about codes and links', () => {
  it('is where they are, with the key', () => {
    expect(describeStart({})).toEqual([outbox]);
    expect(describeStart({ publicUrl: 'http://localhost:4321' })).toEqual([outbox]);
  });

  it('is nothing where both are sent', () => {
    expect(describeStart({ HOST: '0.0.0.0' }, { mail: false, sms: false })).toEqual([]);
  });

  it('is that nobody sends them to other machines, where those can reach the server', () => {
    const warning = /^Nobody sends e-mails and text messages: people on other machines get no codes/;
    expect(describeStart({ HOST: '0.0.0.0' })).toEqual([outbox, expect.stringMatching(warning)]);
    expect(describeStart({ publicUrl: 'https://chat.example.org' })).toEqual([
      expect.stringMatching(warning),
    ]);
    // Nothing reaches such a server from this machine's own address.
    expect(describeStart({ HOST: '192.168.1.5' })).toEqual([expect.stringMatching(warning)]);
  });

  it('names what is missing', () => {
    expect(describeStart({ HOST: '::' }, { mail: false, sms: true })).toEqual([
      outbox,
      'Nobody sends text messages: people on other machines get no codes and links. Set TWILIO_ACCOUNT_SID and its like.',
    ]);
  });
});
