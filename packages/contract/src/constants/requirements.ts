import type { PackageName } from './packageNameSchema.ts';
import { type Feature, type features, planIncludes, plans } from './plans.ts';

/** A conversation, as far as plans decide about it. */
export interface TopicSituation {
  /** Whether it is a group. */
  readonly isGroup: boolean;
  /** Plan of whoever made it; null where that account is gone. */
  readonly creatorPlan: PackageName | null;
}

/** What decides whether a plan allows something. */
export interface PlanSituation {
  /** Plan of the caller. */
  readonly plan: PackageName;
  /** The conversation that the call or event names; undefined where it names none. */
  readonly topic?: TopicSituation | undefined;
  /** Private chats that the caller has begun. */
  readonly begunChats?: number | undefined;
  /** Whether the call that is started is a video call. */
  readonly isVideo?: boolean | undefined;
}

/** The feature of the caller's plan that translates texts of a conversation. */
export const translationIn = (topic: TopicSituation | undefined): Feature =>
  topic?.isGroup ? 'groupTranslation' : 'privateTranslation';

/** Groups are open while the plan of whoever made them includes groups; closed ones can be read and left. */
const isOpen = (topic: TopicSituation | undefined): boolean =>
  !topic?.isGroup || (topic.creatorPlan !== null && planIncludes(topic.creatorPlan, 'groupChat'));

const callFeature = (isVideo: boolean | undefined): Feature => (isVideo ? 'videoCall' : 'audioCall');

/** A requirement that depends on more than the caller's plan. */
interface Condition {
  /** Whether it is met. */
  readonly isMet: (situation: PlanSituation) => boolean;
  /** The feature that is missing where it is not. */
  readonly feature: (situation: PlanSituation) => Feature;
  /** Whether it is decided by the conversation that the request names. */
  readonly ofTopic: boolean;
  /** The sentence of the documentation. */
  readonly summary: string;
}

const conditions = {
  /** A private chat beyond those that every plan has; counted by the statement that makes it. */
  furtherPrivateChat: {
    isMet: ({ plan, begunChats = 0 }) => begunChats < (plans[plan].privateChats ?? Number.POSITIVE_INFINITY),
    feature: () => 'unlimitedPrivateChats',
    ofTopic: false,
    summary: 'The plan has to have room for a further private chat that the caller begins.',
  },
  /** Translation of a conversation's texts. */
  translation: {
    isMet: ({ plan, topic }) => planIncludes(plan, translationIn(topic)),
    feature: ({ topic }) => translationIn(topic),
    ofTopic: true,
    summary: 'The plan has to include privateTranslation, in groups groupTranslation.',
  },
  /** Changing a translation for everybody who reads it. */
  correction: {
    isMet: ({ plan, topic }) => planIncludes(plan, translationIn(topic)) && isOpen(topic),
    feature: ({ plan, topic }) =>
      planIncludes(plan, translationIn(topic)) ? 'groupChat' : translationIn(topic),
    ofTopic: true,
    summary:
      "The plan has to include privateTranslation, in groups groupTranslation; in a group, its creator's plan groupChat.",
  },
  /** Writing in a conversation. */
  openTopic: {
    isMet: ({ topic }) => isOpen(topic),
    feature: () => 'groupChat',
    ofTopic: true,
    summary: "In a group, its creator's plan has to include groupChat.",
  },
  /** Adding people to a conversation. */
  openGroup: {
    isMet: ({ plan, topic }) => planIncludes(plan, 'groupChat') && isOpen(topic),
    feature: () => 'groupChat',
    ofTopic: true,
    summary: "The plan has to include groupChat, and so has that of the group's creator.",
  },
  /** Starting a call. */
  call: {
    isMet: ({ plan, topic, isVideo }) => planIncludes(plan, callFeature(isVideo)) && isOpen(topic),
    feature: ({ plan, isVideo }) =>
      planIncludes(plan, callFeature(isVideo)) ? 'groupChat' : callFeature(isVideo),
    ofTopic: true,
    summary:
      "The plan has to include audioCall, for video calls videoCall; in a group, its creator's plan groupChat.",
  },
} satisfies Readonly<Record<string, Condition>>;

/** What a call or an event needs: a feature of the caller's plan, or one of the named conditions. */
export type Requirement = Feature | keyof typeof conditions;

function conditionOf(requirement: Requirement): Condition {
  if (requirement in conditions) return conditions[requirement as keyof typeof conditions];
  const feature = requirement as keyof typeof features;
  return {
    isMet: ({ plan }) => planIncludes(plan, feature),
    feature: () => feature,
    ofTopic: false,
    summary: `The plan has to include ${feature}.`,
  };
}

/** Whether the plans of a situation allow what has a requirement. */
export const isMet = (requirement: Requirement, situation: PlanSituation): boolean =>
  conditionOf(requirement).isMet(situation);

/** The feature whose lack keeps a requirement from being met. */
export const missingFeature = (requirement: Requirement, situation: PlanSituation): Feature =>
  conditionOf(requirement).feature(situation);

/** Whether a requirement is decided by the conversation that the request names. */
export const isOfTopic = (requirement: Requirement): boolean => conditionOf(requirement).ofTopic;

/** A requirement as a sentence for the documentation. */
export const describeRequirement = (requirement: Requirement): string => conditionOf(requirement).summary;
