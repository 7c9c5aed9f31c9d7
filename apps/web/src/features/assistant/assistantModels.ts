import type {
  AssistantAllowance,
  AssistantLimits,
  AssistantMessage,
  AssistantTopic,
} from '@franca/chat-kit/assistant';
import type {
  AssistantLimits as WireLimits,
  AssistantMessage as WireMessage,
  AssistantTopic as WireTopic,
} from '@franca/contract';

/** A conversation as the kit knows it. */
export const toTopic = ({ _id, content, created_at }: WireTopic): AssistantTopic => ({
  id: _id,
  title: content,
  createdAt: Date.parse(created_at),
});

/** A message as the kit knows it. */
export const toMessage = (message: WireMessage): AssistantMessage => ({
  id: message._id,
  topicId: message.parent_id,
  isAnswer: message.is_gpt,
  text: message.content,
  earlier: message.contentOld,
  sentAt: Date.parse(message.date),
  state: message.state,
  engine: message.engine,
  sources: message.sources,
});

const toAllowance = ({ limit, remaining, resets_at }: WireLimits['day']): AssistantAllowance => ({
  limit,
  remaining,
  resetsAt: Date.parse(resets_at),
});

/** The allowances as the kit knows them. */
export const toLimits = ({ minute, day }: WireLimits): AssistantLimits => ({
  minute: toAllowance(minute),
  day: toAllowance(day),
});
