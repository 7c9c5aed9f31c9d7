import '@franca/ui';

export { AddPeopleButton, type AddPeopleButtonProps } from './AddPeople/AddPeopleButton.tsx';
export { CallFooter, type CallFooterProps, type CallPanel } from './CallFooter/CallFooter.tsx';
export { CallScreen, type CallScreenProps } from './CallScreen/CallScreen.tsx';
export { ControlButton, type ControlButtonProps } from './ControlButton/ControlButton.tsx';
export {
  ConversationButton,
  type ConversationButtonProps,
} from './ConversationButton/ConversationButton.tsx';
export * from './core/index.ts';
export { GestureButton, type GestureButtonProps } from './GestureButton/GestureButton.tsx';
export * from './hooks.ts';
export { InCall, type InCallProps } from './InCall/InCall.tsx';
export { IncomingCall, type IncomingCallProps } from './IncomingCall/IncomingCall.tsx';
export { MainParticipant, type MainParticipantProps } from './MainParticipant/MainParticipant.tsx';
export { OutgoingCall, type OutgoingCallProps } from './OutgoingCall/OutgoingCall.tsx';
export { ParticipantTile, type ParticipantTileProps } from './ParticipantTile/ParticipantTile.tsx';
export { PreJoin, type PreJoinProps } from './PreJoin/PreJoin.tsx';
export { QualityBars, type QualityBarsProps } from './QualityBars/QualityBars.tsx';
export { RecordButton, type RecordButtonProps } from './RecordButton/RecordButton.tsx';
export { Avatar } from './slots/Avatar.ts';
export type { CallSlots } from './slots/CallSlots.ts';
export type { CallStrings, CallTextKey } from './strings/CallStrings.ts';
export { loadCallStrings } from './strings/loadCallStrings.ts';
export { TranscriptButton, type TranscriptButtonProps } from './TranscriptButton/TranscriptButton.tsx';
export { VideoView, type VideoViewProps } from './VideoView/VideoView.tsx';
