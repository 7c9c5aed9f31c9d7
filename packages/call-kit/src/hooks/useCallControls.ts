import { useMemo } from 'react';
import type { LocalSource } from '../core/devices/LocalMedia.ts';
import { useCall, useCallSnapshot } from './useCall.ts';
import { useCallText } from './useCallText.ts';

/** Props of a button of a call: give them to any button that takes a label. */
export interface CallControl {
  /** What a press does, in words. */
  readonly label: string;
  /** `on` while sound or picture is sent, `off` while not, `unavailable` without a device. */
  readonly 'data-state': 'on' | 'off' | 'unavailable';
  /** Whether a press would do nothing. */
  readonly disabled: boolean;
  /** Does it. */
  readonly onClick: () => void;
}

/** The buttons of a call; null where the browser or the service cannot do it. */
export interface CallControls {
  readonly microphone: CallControl;
  readonly camera: CallControl;
  readonly screen: CallControl | null;
  readonly hangUp: CallControl;
}

const stateOf = (source: LocalSource): CallControl['data-state'] => {
  if (source.kind !== 'on') return 'off';
  return source.isEnabled ? 'on' : 'off';
};

/** Ready props for the buttons of a call: microphone, camera, screen and hanging up. */
export function useCallControls(): CallControls {
  const { session, media } = useCall();
  const { state, local } = useCallSnapshot();
  const text = useCallText();
  const { microphone, camera, screen, devices, switches } = local;
  // A browser that forgets permissions does not list the camera that was switched off before a reload.
  const isKnown = camera.kind === 'off' && switches.camera === false;
  const hasCamera = camera.kind === 'on' || isKnown || devices.some(({ kind }) => kind === 'videoinput');
  const isJoined = state.kind === 'joined';
  return useMemo<CallControls>(() => {
    const hasMicrophone = microphone.kind === 'on';
    const sound = stateOf(microphone);
    const picture = stateOf(camera);
    return {
      microphone: {
        label: hasMicrophone ? text(sound === 'on' ? 'mute' : 'unmute') : text('noMicrophone'),
        'data-state': hasMicrophone ? sound : 'unavailable',
        disabled: !hasMicrophone,
        onClick: session.local.toggleMicrophone,
      },
      camera: {
        label: hasCamera ? text(picture === 'on' ? 'cameraOff' : 'cameraOn') : text('noCamera'),
        'data-state': hasCamera ? picture : 'unavailable',
        disabled: !hasCamera || camera.kind === 'acquiring',
        onClick: session.local.toggleCamera,
      },
      screen:
        media.createScreen && isJoined
          ? {
              label: text(screen ? 'stopSharing' : 'shareScreen'),
              'data-state': screen ? 'on' : 'off',
              disabled: false,
              onClick: () => void session.local.toggleScreen(),
            }
          : null,
      hangUp: {
        label: text(isJoined ? 'endCall' : 'hangUp'),
        'data-state': 'on',
        disabled: false,
        onClick: session.hangUp,
      },
    };
  }, [session, media, microphone, camera, screen, hasCamera, isJoined, text]);
}
