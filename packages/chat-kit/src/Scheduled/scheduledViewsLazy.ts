// What schedules messages, in one file: it comes with the first message that is scheduled or shown.
export { ScheduleDialog } from './ScheduleDialog.tsx';
export { ScheduledBar } from './ScheduledBar.tsx';
export { ScheduledDialog } from './ScheduledDialog.tsx';
