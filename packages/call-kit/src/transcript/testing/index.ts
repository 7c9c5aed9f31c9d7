// What tests, stories and demonstrations of transcripts need: speakers without microphones, over no server.
export {
  type ScriptedSpeaker,
  type ScriptedTranscript,
  type ScriptedTranscriptOptions,
  scriptedTranscript,
} from './scriptedTranscript.ts';
