import { Icon } from '@franca/ui/Icon';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { MapPin } from 'lucide-react';
import type { SharedPlace } from '../../core/model/Attachment.ts';
import { useChatText } from '../../hooks/useChatText.ts';
import * as styles from '../../MessageContent/CardBody.styles.ts';
import type { KindBodyProps } from '../KindDefinition.ts';

/** The page of a public map that shows a place. */
function mapLink({ latitude, longitude }: SharedPlace): string {
  const query = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
  return `https://www.openstreetmap.org/?${query}#map=15/${latitude}/${longitude}`;
}

/** A shared place; a press opens it on a map outside. Nothing is loaded before. Renders an `<a>`. */
export function PlaceBody({ content: { place } }: KindBodyProps<'location'>) {
  const text = useChatText();
  if (!place) return null;
  const { latitude, longitude } = place;
  return (
    <a className={styles.root} href={mapLink(place)} target="_blank" rel="noopener noreferrer">
      <span className={styles.map} aria-hidden="true">
        <Icon icon={MapPin} />
      </span>
      <span className={styles.words}>
        {place.place ? <VisuallyHidden>{text('location')}: </VisuallyHidden> : null}
        <span className={styles.title}>
          <bdi>{place.place || text('location')}</bdi>
        </span>
        <span className={styles.more}>
          <bdi dir="ltr">
            {latitude.toFixed(4)}, {longitude.toFixed(4)}
          </bdi>
        </span>
      </span>
    </a>
  );
}
