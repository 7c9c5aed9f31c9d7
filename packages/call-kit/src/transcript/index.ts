// The transcript of a call, for its screen or another one: fetched when a transcript runs.
import '@franca/ui';

export type { TranscriptServices } from '../context/TranscriptContext.ts';
export { TranscriptProvider, type TranscriptProviderProps } from '../context/TranscriptProvider.tsx';
export type { CallPerson } from '../core/people/CallPerson.ts';
export { applyTranscriptEvent } from '../core/transcript/applyTranscriptEvent.ts';
export {
  createTranscriptStore,
  type TranscriptStore,
  type TranscriptStoreOptions,
} from '../core/transcript/createTranscriptStore.ts';
export {
  clockTime,
  type TranscriptExport,
  transcriptText,
  transcriptVtt,
} from '../core/transcript/exportTranscript.ts';
export { findMatches, type TextRange } from '../core/transcript/findMatches.ts';
export { type LiveLineOptions, type LiveLines, liveLines } from '../core/transcript/liveLines.ts';
export {
  type KeptLine,
  type KeptNote,
  type KeptText,
  type ParsedTranscript,
  parseTranscript,
  type TranscriptLimits,
  transcriptLimits,
} from '../core/transcript/parseTranscript.ts';
export { searchTranscript, type TranscriptSearch } from '../core/transcript/searchTranscript.ts';
export type {
  TranscriptEntry,
  TranscriptGap,
  Utterance,
  UtteranceTranslation,
} from '../core/transcript/TranscriptEntry.ts';
export type {
  GapEvent,
  GapReason,
  LineEvent,
  TextQuality,
  TranscriptEvent,
  TranslationFailedEvent,
} from '../core/transcript/TranscriptEvent.ts';
export type {
  EnginePlace,
  KeptTranscript,
  SpeakerSource,
  TranscriptPort,
  TranscriptProblem,
  TranscriptSpeaker,
  TranscriptState,
} from '../core/transcript/TranscriptPort.ts';
export { defaultTranscriptView, type TranscriptView } from '../core/transcript/TranscriptView.ts';
export {
  isSameLanguage,
  type ReaderTranslation,
  translationFor,
} from '../core/transcript/textsOfUtterance.ts';
export { type TranscriptStatus, transcriptStatus } from '../core/transcript/transcriptStatus.ts';
export { useLiveLines } from '../hooks/transcript/useLiveLines.ts';
export {
  useTranscript,
  useTranscriptEntry,
  useTranscriptIds,
  useTranscriptSpeakers,
  useTranscriptState,
} from '../hooks/transcript/useTranscript.ts';
export { useTranscriptExport } from '../hooks/transcript/useTranscriptExport.ts';
export { useTranscriptStatus } from '../hooks/transcript/useTranscriptStatus.ts';
export { useTranscriptText } from '../hooks/transcript/useTranscriptText.ts';
export { loadTranscriptStrings } from '../strings/transcript/loadTranscriptStrings.ts';
export type { TranscriptStrings, TranscriptTextKey } from '../strings/transcript/TranscriptStrings.ts';
export { TranscriptLine, type TranscriptLineProps } from '../TranscriptLines/TranscriptLine.tsx';
export { TranscriptLines, type TranscriptLinesProps } from '../TranscriptLines/TranscriptLines.tsx';
export { TranscriptPanel, type TranscriptPanelProps } from '../TranscriptPanel/TranscriptPanel.tsx';
export { TranscriptReader, type TranscriptReaderProps } from '../TranscriptReader/TranscriptReader.tsx';
export type { LoadTranscript } from '../TranscriptReader/useLoadedTranscript.ts';
export { TranscriptAnnouncer } from '../TranscriptStatus/TranscriptAnnouncer.tsx';
export { TranscriptNotice, type TranscriptNoticeProps } from '../TranscriptStatus/TranscriptNotice.tsx';
