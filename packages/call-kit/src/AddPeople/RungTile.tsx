import { useCall } from '../hooks/useCall.ts';
import { useCallText } from '../hooks/useCallText.ts';
import * as tile from '../ParticipantTile/ParticipantTile.styles.ts';
import { Avatar } from '../slots/Avatar.ts';
import * as styles from './AddPeople.styles.ts';

/** Props of {@link RungTile}. */
export interface RungTileProps {
  /** Who is rung. */
  userId: string;
}

/** Somebody who was added to the call and is rung. Renders an `<article>`. */
export function RungTile({ userId }: RungTileProps) {
  const { personOf } = useCall();
  const text = useCallText();
  const { name, avatarUrl } = personOf(userId);
  return (
    <article aria-label={text('ringingAt', { name })} className={tile.root} data-fr-part="rung-tile">
      <Avatar name={name} src={avatarUrl} size="large" decorative />
      <span className={styles.state}>{text('addedRinging')}</span>
      <span className={tile.name}>
        <bdi>{name}</bdi>
      </span>
    </article>
  );
}
