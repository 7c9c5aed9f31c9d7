import { describe, expect, it } from 'vitest';
import { allEvents } from '../events/allEvents.ts';
import { allEndpoints } from '../rest/allEndpoints.ts';
import { packageNames } from './packageNames.ts';
import { type features, leastPlanWith, planIncludes, plans } from './plans.ts';
import { isMet, missingFeature, type Requirement } from './requirements.ts';

/** As the specification has it: what each feature begins with. */
const begins = {
  basicChat: 'free',
  audioCall: 'free',
  unlimitedPrivateChats: 'premium',
  privateTranslation: 'premium',
  groupChat: 'ultimate',
  groupTranslation: 'ultimate',
  imageTranslation: 'ultimate',
  videoCall: 'ultimate',
  transcript: 'ultimate',
  smartTalk: 'ultimate',
} as const satisfies Record<keyof typeof features, string>;

describe('plans', () => {
  it('cost what the specification says, in AUD a month', () => {
    expect(Object.values(plans).map((plan) => plan.price)).toEqual([0, 4.99, 9.99, 29.99]);
  });

  it('include each feature from one plan on', () => {
    for (const [feature, first] of Object.entries(begins)) {
      const including = packageNames.filter((plan) => planIncludes(plan, feature as keyof typeof features));
      expect(including, feature).toEqual(packageNames.slice(packageNames.indexOf(first)));
      expect(leastPlanWith(feature as keyof typeof features)).toBe(first);
    }
  });
});

describe('requirements', () => {
  const group = { isGroup: true, creatorPlan: 'ultimate' } as const;
  const closed = { isGroup: true, creatorPlan: 'premium' } as const;
  const withPlans = (requirement: Requirement, situation: object) =>
    packageNames.filter((plan) => isMet(requirement, { plan, ...situation }));

  it('translate private chats from premium and groups from ultimate on', () => {
    expect(withPlans('translation', { topic: { isGroup: false, creatorPlan: null } })).toEqual([
      'premium',
      'ultimate',
      'enterprise',
    ]);
    expect(withPlans('translation', { topic: group })).toEqual(['ultimate', 'enterprise']);
    expect(missingFeature('translation', { plan: 'premium', topic: group })).toBe('groupTranslation');
  });

  it('open a group to all its members by the plan of its creator', () => {
    expect(withPlans('openTopic', { topic: group })).toEqual([...packageNames]);
    expect(withPlans('openTopic', { topic: closed })).toEqual([]);
    expect(withPlans('openTopic', { topic: { ...group, creatorPlan: null } })).toEqual([]);
    expect(withPlans('openTopic', { topic: { isGroup: false, creatorPlan: null } })).toEqual([
      ...packageNames,
    ]);
    expect(withPlans('openGroup', { topic: group })).toEqual(['ultimate', 'enterprise']);
    expect(withPlans('openGroup', { topic: closed })).toEqual([]);
  });

  it('let everybody begin one private chat, and call by voice', () => {
    expect(withPlans('furtherPrivateChat', { begunChats: 0 })).toEqual([...packageNames]);
    expect(withPlans('furtherPrivateChat', { begunChats: 1 })).toEqual(['premium', 'ultimate', 'enterprise']);
    expect(withPlans('call', { isVideo: false })).toEqual([...packageNames]);
    expect(withPlans('call', { isVideo: true })).toEqual(['ultimate', 'enterprise']);
  });

  it('are declared by the calls and events that the specification gives to plans', () => {
    const declared = [...allEndpoints, ...allEvents].flatMap((one) =>
      'feature' in one && one.feature ? [`${one.id} ${String(one.feature)}`] : [],
    );
    expect(declared.sort()).toEqual([
      'assistant.create smartTalk',
      'assistant.quotes smartTalk',
      'assistant.regenerate smartTalk',
      'calls.recordingRules videoCall',
      'calls.roomToken videoCall',
      'calls.start call',
      'calls.startRecording videoCall',
      'chat.correct correction',
      'chat.edit openTopic',
      'chat.forward furtherPrivateChat',
      'chat.imageText imageTranslation',
      'chat.previewTranslation translation',
      'chat.schedule openTopic',
      'chat.send openTopic',
      'chat.translation translation',
      'chat.vote openTopic',
      'groups.addMembers openGroup',
      'groups.create groupChat',
      'groups.makeLink openGroup',
      'groups.update openTopic',
      'speech.speech-listen transcript',
      'topics.createPrivate furtherPrivateChat',
      'topics.messageLifetime openTopic',
      'topics.pin openTopic',
      'topics.reaction openTopic',
      'topics.removeTerm correction',
      'topics.setTerm correction',
      'topics.theme openTopic',
      'topics.typing openTopic',
    ]);
  });
});
