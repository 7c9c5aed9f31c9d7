// Everything about polls stands in this folder; other files register it, one line each.
export type { PollDialogProps, WrittenPoll } from './PollDialog.tsx';
