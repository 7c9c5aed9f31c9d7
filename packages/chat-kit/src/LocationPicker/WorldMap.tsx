import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { MapPin, Minus, Plus } from 'lucide-react';
import { useId, useMemo } from 'react';
import { type MapPoint, placeInView, zooms } from '../core/place/mapView.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { useMapMoves } from './useMapMoves.ts';
import * as styles from './WorldMap.styles.ts';
import { worldPaths } from './worldPaths.ts';

/** Props of {@link WorldMap}. */
export interface WorldMapProps {
  /** Where the pin stands. */
  pin: MapPoint;
  /** Called with the chosen point. */
  onPinChange: (pin: MapPoint) => void;
}

/**
 * The world with a pin: a press or the arrow keys place it, dragging moves the map. Drawn here, without a request.
 * Renders a `<div>`.
 */
export function WorldMap({ pin, onPinChange }: WorldMapProps) {
  const text = usePartText();
  const hint = useId();
  const { land, borders } = useMemo(worldPaths, []);
  const { view, zoom, setZoom, handlers } = useMapMoves(pin, onPinChange);
  const { x, y } = placeInView(pin, view);
  const level = zooms.indexOf(zoom);
  const [wider, closer] = [zooms[level - 1], zooms[level + 1]];

  return (
    // A map has its west on the left in every language.
    <div className={styles.root} dir="ltr">
      <div
        role="application"
        aria-label={text('placeMap')}
        aria-describedby={hint}
        className={styles.map}
        {...handlers}
      >
        <svg
          viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`}
          className={styles.world}
          aria-hidden="true"
          preserveAspectRatio="none"
        >
          <path className={styles.land} d={land} />
          <path className={styles.borders} d={borders} />
        </svg>
        <span
          className={styles.pin}
          style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }}
          aria-hidden="true"
        >
          <Icon icon={MapPin} size="large" />
        </span>
      </div>
      <div className={styles.zoom}>
        <IconButton
          className={styles.button}
          size="small"
          label={text('placeZoomIn')}
          disabled={!closer}
          onClick={() => closer && setZoom(closer)}
        >
          <Icon icon={Plus} size="small" />
        </IconButton>
        <IconButton
          className={styles.button}
          size="small"
          label={text('placeZoomOut')}
          disabled={!wider}
          onClick={() => wider && setZoom(wider)}
        >
          <Icon icon={Minus} size="small" />
        </IconButton>
      </div>
      <VisuallyHidden id={hint}>{text('placeMapHint')}</VisuallyHidden>
      <VisuallyHidden role="status">
        {pin.latitude.toFixed(2)}, {pin.longitude.toFixed(2)}
      </VisuallyHidden>
    </div>
  );
}
