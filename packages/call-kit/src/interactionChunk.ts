// What a call needs as soon as somebody opens something, in one file.
export { CallPanelView } from './CallPanelView.tsx';
export { MediaErrorDialog } from './MediaErrorDialog/MediaErrorDialog.tsx';
