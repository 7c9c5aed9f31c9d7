// The assistant: under an address of its own, as conversations between people need none of it.
export { AskDialog, type AskDialogProps } from './AskDialog/AskDialog.tsx';
export type { AskTask } from './AskDialog/askQuestion.ts';
export { type AskAbout, type AskSlots, createAskSlots } from './AskDialog/createAskSlots.tsx';
export {
  AssistantConversation,
  type AssistantConversationProps,
} from './AssistantConversation/AssistantConversation.tsx';
export { AssistantTopics, type AssistantTopicsProps } from './AssistantTopics/AssistantTopics.tsx';
export {
  type AssistantPrompts,
  AssistantWelcome,
  type AssistantWelcomeProps,
} from './AssistantWelcome/AssistantWelcome.tsx';
export {
  AssistantError,
  type AssistantProblem,
  type AssistantProblemReason,
} from './core/assistant/AssistantError.ts';
export type {
  AnswerHandlers,
  AnswerRenewal,
  AnswerResult,
  AnswerStart,
  AnswerState,
  AssistantAllowance,
  AssistantEngine,
  AssistantLimits,
  AssistantMessage,
  AssistantPage,
  AssistantPort,
  AssistantQuestion,
  AssistantQuote,
  AssistantQuotes,
  AssistantRequestOptions,
  AssistantSource,
  AssistantStatus,
  AssistantTopic,
  QuoteChoice,
  TextLanguage,
} from './core/assistant/AssistantPort.ts';
export {
  type AnswerStream,
  type AssistantConversation as AssistantConversationState,
  type AssistantRow,
  type AssistantState,
  type AssistantTopics as AssistantTopicsState,
  type ConversationPhase,
  conversationOf,
  newConversation,
  phaseOf,
  type UnsentQuestion,
} from './core/assistant/AssistantState.ts';
export {
  type Asking,
  type AskingOptions,
  type AskingState,
  createAsking,
  type QuotedAnswer,
} from './core/assistant/createAsking.ts';
export {
  type AssistantStore,
  type AssistantStoreOptions,
  createAssistantStore,
} from './core/assistant/createAssistantStore.ts';
export { type ExportWords, exportMarkdown } from './core/assistant/exportMarkdown.ts';
export type { LanguagePiece } from './core/assistant/languagePieces.ts';
export {
  type AssistantConversationModel,
  useAssistantConversation,
  useAssistantStart,
  useAssistantState,
} from './hooks/useAssistant.ts';
export { type ReadAloud, useReadAloud } from './hooks/useReadAloud.ts';
export {
  type AssistantStrings,
  type AssistantTextKey,
  loadAssistantStrings,
} from './strings/assistant/assistantStrings.ts';
