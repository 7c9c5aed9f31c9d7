import { describe, expect, it } from 'vitest';
import { callEvents } from '../events/callEvents.ts';
import { chatEvents } from '../events/chatEvents.ts';
import { eventName } from './eventName.ts';

describe('eventName', () => {
  it('joins name and ids by hyphens, in the order of the specification', () => {
    expect(eventName(chatEvents.newChat, { topic_id: 't' })).toBe('new-chat-t');
    expect(eventName(chatEvents.translateChat, { topic_id: 't', user_id: 'u' })).toBe('translate-chat-t-u');
    expect(eventName(callEvents.incomingCall, { user_id: 'u' })).toBe('incoming-call-u');
    expect(eventName(callEvents.memberResponse, { uuid: 'c' })).toBe('member-response-c');
  });

  it('leaves the name alone where nothing follows it', () => {
    expect(eventName(chatEvents.newTopic, {})).toBe('new-topic');
  });

  it('says which id is missing', () => {
    expect(() => eventName(chatEvents.newChat, { topic_id: '' })).toThrow('needs topic_id');
  });
});
