import { Icon } from '@franca/ui/Icon';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { MapPin } from 'lucide-react';
import type { SharedPlace } from '../core/model/Attachment.ts';
import { useChatText } from '../hooks/useChatText.ts';
import * as styles from './CardBody.styles.ts';
import { mapLink } from './mapLink.ts';

/** Props of {@link PlaceBody}. */
export interface PlaceBodyProps {
  /** The place. */
  place: SharedPlace;
}

/** A shared place; a press opens it on a map outside. Nothing is loaded before. Renders an `<a>`. */
export function PlaceBody({ place }: PlaceBodyProps) {
  const text = useChatText();
  const { latitude, longitude } = place;
  return (
    <a className={styles.root} href={mapLink(place)} target="_blank" rel="noopener noreferrer">
      <span className={styles.map} aria-hidden="true">
        <Icon icon={MapPin} />
      </span>
      <span className={styles.words}>
        {place.place ? <VisuallyHidden>{text('location')}: </VisuallyHidden> : null}
        <bdi className={styles.title}>{place.place || text('location')}</bdi>
        <span className={styles.more} dir="ltr">
          {latitude.toFixed(4)}, {longitude.toFixed(4)}
        </span>
      </span>
    </a>
  );
}
