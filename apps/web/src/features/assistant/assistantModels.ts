import type {
  AssistantAllowance,
  AssistantLimits,
  AssistantMessage,
  AssistantQuotes,
  AssistantTopic,
} from '@franca/chat-kit/assistant';
import type {
  AssistantLimits as WireLimits,
  AssistantMessage as WireMessage,
  AssistantQuotes as WireQuotes,
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
  languages: message.languages,
  earlierLanguages: message.languagesOld,
  sentAt: Date.parse(message.date),
  state: message.state,
  engine: message.engine,
  sources: message.sources,
  quotes: message.quotes && { conversationId: message.quotes.topic_id, count: message.quotes.count },
});

/** What a question about messages would send, as the kit knows it. */
export const toQuotes = ({ topic_id, messages, is_cut, version }: WireQuotes): AssistantQuotes => ({
  conversationId: topic_id,
  messages: messages.map(({ chat_id, by, is_own, date, content, language }) => ({
    chatId: chat_id,
    authorName: by,
    isOwn: is_own,
    sentAt: Date.parse(date),
    text: content,
    language,
  })),
  isCut: is_cut,
  version,
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
