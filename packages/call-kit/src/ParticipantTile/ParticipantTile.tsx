import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { createSlot } from '@franca/ui/kit';
import { cx } from '@linaria/core';
import { MicOff, Pin } from 'lucide-react';
import { type ComponentProps, memo } from 'react';
import type { Participant } from '../core/room/CallRoom.ts';
import { useCall } from '../hooks/useCall.ts';
import { useCallText } from '../hooks/useCallText.ts';
import { QualityBars } from '../QualityBars/QualityBars.tsx';
import { HandMark } from '../Reactions/HandMark.tsx';
import { Avatar } from '../slots/Avatar.ts';
import { VideoView } from '../VideoView/VideoView.tsx';
import * as styles from './ParticipantTile.styles.ts';

/** Props of {@link ParticipantTile}. */
export interface ParticipantTileProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** Who is shown. */
  participant: Participant;
  /** Whether it is the viewer. */
  isViewer?: boolean | undefined;
  /** Whether this is the one who speaks. */
  isSpeaking?: boolean | undefined;
  /** Whether the camera is shown somewhere else, and the picture of the person here. */
  isShownElsewhere?: boolean | undefined;
}

const Tile = memo(function ParticipantTile(props: ParticipantTileProps) {
  const { participant, isViewer, isSpeaking, isShownElsewhere, className, ...rest } = props;
  const { personOf, pinnedId, pin } = useCall();
  const text = useCallText();
  const { id, userId, camera, microphone, quality, connection } = participant;
  const { name, avatarUrl } = personOf(userId);
  const label = isViewer ? text('you', { name }) : name;
  // A name has a direction of its own; words around it have that of the language.
  const Name = isViewer ? 'span' : 'bdi';
  const isPinned = pinnedId === id;
  return (
    <article
      aria-label={label}
      {...rest}
      className={cx(styles.root, className)}
      data-fr-part="participant-tile"
      data-speaking={isSpeaking ? '' : undefined}
    >
      {camera?.isEnabled && !isShownElsewhere ? (
        <VideoView track={camera.track} isMirrored={isViewer} />
      ) : (
        <Avatar name={name} src={avatarUrl} size="large" decorative />
      )}
      {connection === 'reconnecting' ? (
        <div className={styles.reconnecting}>{text('reconnecting')}</div>
      ) : null}
      <span className={styles.name}>
        {microphone?.isEnabled ? null : <Icon icon={MicOff} size="small" label={text('muted')} />}
        <Name>{label}</Name>
        <HandMark userId={userId} />
        {quality === null ? null : <QualityBars level={quality} />}
      </span>
      <IconButton
        className={styles.pin}
        size="small"
        label={text(isPinned ? 'unpin' : 'pin', { name })}
        aria-pressed={isPinned}
        onClick={() => pin(isPinned ? null : id)}
      >
        <Icon icon={Pin} size="small" />
      </IconButton>
    </article>
  );
});

/**
 * One participant in a small frame: camera or picture, name, muted microphone, quality of the connection, and a button that
 * pins. Renders an `<article>`.
 */
export const ParticipantTile = createSlot('ParticipantTile', (props: ParticipantTileProps) => (
  <Tile {...props} />
));
