// What the views are made of, without the views: props for elements of one's own.
export type { CallServices } from './context/CallContext.ts';
export { CallProvider, type CallProviderProps } from './context/CallProvider.tsx';
export { type AdditionsNow, useAdditions } from './hooks/useAdditions.ts';
export { useArrangement } from './hooks/useArrangement.ts';
export { useCall, useCallSnapshot, useOptionalCall } from './hooks/useCall.ts';
export { type CallControl, type CallControls, useCallControls } from './hooks/useCallControls.ts';
export { useCallNotices } from './hooks/useCallNotices.ts';
export { useCallText } from './hooks/useCallText.ts';
export { useCallTimer } from './hooks/useCallTimer.ts';
export { type GesturesNow, useGestures } from './hooks/useGestures.ts';
export { useMicrophoneNotices } from './hooks/useMicrophoneNotices.ts';
export { usePictureInPicture } from './hooks/usePictureInPicture.ts';
export { shortcutKeys, useShortcuts } from './hooks/useShortcuts.ts';
