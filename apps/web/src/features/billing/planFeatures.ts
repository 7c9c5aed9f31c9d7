import {
  type Feature,
  features,
  leastPlanWith,
  type PackageName,
  packageNames,
  planIncludes,
  plans,
} from '@franca/contract';
import type { TextFunction } from '@franca/ui';
import type { TextKey } from '../../strings/texts.ts';
import { planNames } from './planTexts.ts';

/** What each feature gives, in the words of the plans dialog. */
const sentences: Record<Feature, readonly TextKey[]> = {
  basicChat: ['plans.basicChat'],
  audioCall: ['plans.audioCall'],
  unlimitedPrivateChats: ['plans.unlimitedPrivateChats'],
  privateTranslation: ['plans.privateTranslation', 'plans.onTheGo'],
  groupChat: ['plans.groupChat'],
  groupTranslation: ['plans.groupTranslation'],
  imageTranslation: ['plans.imageTranslation'],
  videoCall: ['plans.videoCall'],
  transcript: ['plans.transcript'],
  smartTalk: ['plans.smartTalk'],
};

/** What somebody wanted, with the plan that has it; nobody lacks the others. */
const wishes: Partial<Record<Feature, TextKey>> = {
  unlimitedPrivateChats: 'plans.wantUnlimitedPrivateChats',
  privateTranslation: 'plans.wantPrivateTranslation',
  groupChat: 'plans.wantGroupChat',
  groupTranslation: 'plans.wantGroupTranslation',
  imageTranslation: 'plans.wantImageTranslation',
  videoCall: 'plans.wantVideoCall',
  transcript: 'plans.wantTranscript',
  smartTalk: 'plans.wantSmartTalk',
};

/** "Group chat is part of Ultimate": what is wanted, and the least plan that has it; null for what everybody has. */
export function wantedText(text: TextFunction<TextKey>, feature: Feature): string | null {
  const key = wishes[feature];
  return key === undefined ? null : text(key, { plan: text(planNames[leastPlanWith(feature)]) });
}

/** What a plan gives beyond the one before it, line by line, from the table of the contract. */
export function linesOf(text: TextFunction<TextKey>, plan: PackageName): string[] {
  const before = packageNames[packageNames.indexOf(plan) - 1];
  const { privateChats, users, trialDays } = plans[plan];
  const added = (Object.keys(features) as Feature[]).filter(
    (feature) => planIncludes(plan, feature) && !(before && planIncludes(before, feature)),
  );
  return [
    // What is in every plan is said by the first one.
    ...(before && before !== packageNames[0]
      ? [text('plans.everythingIn', { plan: text(planNames[before]) })]
      : []),
    ...added.flatMap((feature) => sentences[feature].map((key) => text(key))),
    ...(privateChats === null ? [] : [text('plans.begunChats', { count: privateChats })]),
    text('plans.users', { count: users }),
    ...(trialDays === 0 ? [] : [text('plans.trial', { count: trialDays })]),
  ];
}
