// Everything of a poll that comes with the first one, in one file.
export { PollBody } from './PollBody.tsx';
export { PollDialog } from './PollDialog.tsx';
