import { Icon } from '@franca/ui/Icon';
import {
  CircleDot,
  Maximize2,
  Mic,
  MicOff,
  Move,
  PhoneOff,
  PictureInPicture2,
  Video,
  VideoOff,
} from 'lucide-react';
import { ControlButton } from '../ControlButton/ControlButton.tsx';
import { useArrangement } from '../hooks/useArrangement.ts';
import { useCall, useCallSnapshot } from '../hooks/useCall.ts';
import { useCallControls } from '../hooks/useCallControls.ts';
import { useCallText } from '../hooks/useCallText.ts';
import { useCallTimer } from '../hooks/useCallTimer.ts';
import type { Movable } from '../hooks/useMovable.ts';
import { usePictureInPicture } from '../hooks/usePictureInPicture.ts';
import { Avatar } from '../slots/Avatar.ts';
import { VideoView } from '../VideoView/VideoView.tsx';
import * as styles from './SmallCall.styles.ts';

/** How long the call has gone on, or what it waits for. */
function SmallStatus() {
  const { state, room } = useCallSnapshot();
  const text = useCallText();
  const time = useCallTimer();
  const isConnected = state.kind === 'joined' && room?.connection.kind === 'connected';
  const said = (): string => {
    if (state.kind === 'outgoing') return text('calling');
    if (state.kind === 'joining') return text('connecting');
    return state.kind === 'joined' && !isConnected ? text('reconnecting') : '';
  };
  return (
    <>
      <span className={styles.said} role="status">
        {said()}
      </span>
      {isConnected ? (
        <span role="timer" aria-label={text('callTime')}>
          {time}
        </span>
      ) : null}
    </>
  );
}

/** Props of {@link SmallCall}. */
export interface SmallCallProps {
  /** The viewer wants the whole call again. */
  onExpand: () => void;
  /** What moves the window. */
  movable: Movable;
}

/** A call in a small window: the main participant, the time, and the buttons that must be near. Renders a `<section>`. */
export function SmallCall({ onExpand, movable }: SmallCallProps) {
  const { session, personOf } = useCall();
  const { room } = useCallSnapshot();
  const arrangement = useArrangement();
  const text = useCallText();
  const { microphone, camera, hangUp } = useCallControls();
  const pictureInPicture = usePictureInPicture();
  const { memberIds, viewerId } = session.facts;
  const others = (room?.remotes ?? []).map(({ userId }) => userId);
  const named = others.length > 0 ? others : memberIds.filter((id) => id !== viewerId);
  const name = named.map((id) => personOf(id).name).join(', ');
  const main = personOf(arrangement?.main.userId ?? named[0] ?? viewerId);
  const track = arrangement?.mainTrack?.track;
  const isOwn = arrangement !== null && arrangement.main === room?.local;
  return (
    <section aria-label={text('smallCall', { name })} className={styles.root} data-fr-part="small-call">
      <div className={styles.picture} {...movable.drag}>
        {track ? (
          <VideoView
            track={track}
            fit={track.source === 'screen' ? 'contain' : 'cover'}
            isMirrored={isOwn && track.source !== 'screen'}
          />
        ) : (
          <Avatar name={main.name} src={main.avatarUrl} size="large" decorative />
        )}
        <div className={styles.plate}>
          {room?.isRecording ? <Icon icon={CircleDot} size="small" label={text('recording')} /> : null}
          <bdi className={styles.name}>{name}</bdi>
          <SmallStatus />
        </div>
      </div>
      <div className={styles.buttons}>
        <ControlButton
          size="small"
          tone="device"
          icon={microphone['data-state'] === 'on' ? Mic : MicOff}
          {...microphone}
        />
        <ControlButton
          size="small"
          tone="device"
          icon={camera['data-state'] === 'on' ? Video : VideoOff}
          {...camera}
        />
        {pictureInPicture ? (
          <span className={styles.wide}>
            <ControlButton size="small" tone="toggle" icon={PictureInPicture2} {...pictureInPicture} />
          </span>
        ) : null}
        <ControlButton size="small" icon={Move} label={text('moveWindow')} {...movable.handle} />
        <ControlButton size="small" icon={Maximize2} label={text('expand')} onClick={onExpand} />
        <ControlButton size="small" tone="end" icon={PhoneOff} {...hangUp} />
      </div>
    </section>
  );
}
