import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { MapPin, Minus, Plus } from 'lucide-react';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { MapTiles } from '../core/model/MapTiles.ts';
import type { MapPoint, MapView } from '../core/place/mapProjection.ts';
import { type MapTile, streetProjection, tilesOfView } from '../core/place/streetProjection.ts';
import { worldProjection } from '../core/place/worldProjection.ts';
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
  /** Pictures of its streets; without them the countries are drawn here, without a request. */
  tiles?: MapTiles | null | undefined;
  /** Called when none of the pictures in view can be loaded, and none has been before. */
  onTilesMissing?: () => void;
}

const share = (part: number): string => `${part * 100}%`;

/** The countries of a part of the world. Renders an `<svg>`. */
function Countries({ view }: { view: MapView }) {
  const { land, borders } = useMemo(worldPaths, []);
  return (
    <svg
      viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`}
      className={styles.world}
      aria-hidden="true"
      preserveAspectRatio="none"
    >
      <path className={styles.land} d={land} />
      <path className={styles.borders} d={borders} />
    </svg>
  );
}

/** How wide an element is drawn, in pixels, kept up to date; returns the ref to give it as well. */
function useWidth(): [(element: HTMLElement | null) => undefined | (() => void), number] {
  const [width, setWidth] = useState(640);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth || 640));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}

/** Props of {@link Tile}. */
interface TileProps {
  /** Its address and place. */
  tile: MapTile;
  /** Called when its picture is there. */
  onLoad: () => void;
  /** Called when its picture cannot be loaded. */
  onMissing: () => void;
}

/** One square of streets. Renders an `<img>`, which is not shown when it cannot be loaded. */
function Tile({ tile, onLoad, onMissing }: TileProps) {
  const [isMissing, setMissing] = useState(false);
  return (
    <img
      className={styles.tile}
      src={tile.url}
      alt=""
      hidden={isMissing}
      draggable={false}
      decoding="async"
      style={{
        insetInlineStart: share(tile.x),
        insetBlockStart: share(tile.y),
        // A little larger than its place: fractions of pixels would leave lines between two.
        inlineSize: `calc(${share(tile.width)} + 0.5px)`,
        blockSize: `calc(${share(tile.height)} + 0.5px)`,
      }}
      onLoad={onLoad}
      onError={() => {
        setMissing(true);
        onMissing();
      }}
    />
  );
}

/** Props of {@link Streets}. */
interface StreetsProps {
  /** Address of the pictures. */
  url: string;
  /** The part of the world in sight. */
  view: MapView;
  /** How often the view fits into the world. */
  zoom: number;
  /** Called when none of the pictures in view can be loaded, and none has been before. */
  onMissing: (() => void) | undefined;
}

/** The streets of a part of the world, in squares. */
function Streets({ url, view, zoom, onMissing }: StreetsProps) {
  const tiles = tilesOfView(url, view, zoom);
  const isLoaded = useRef(false);
  const missing = useRef(new Set<string>());
  const check = () => {
    if (!isLoaded.current && tiles.every((tile) => missing.current.has(tile.url))) onMissing?.();
  };
  // Another view may consist of nothing but squares that are known to be missing.
  useEffect(check);
  return tiles.map((tile) => (
    <Tile
      key={tile.key}
      tile={tile}
      onLoad={() => {
        isLoaded.current = true;
      }}
      onMissing={() => {
        missing.current.add(tile.url);
        check();
      }}
    />
  ));
}

/** The world with a pin: a press or the arrow keys place it, dragging moves the map. Renders a `<div>`. */
export function WorldMap({ pin, onPinChange, tiles, onTilesMissing }: WorldMapProps) {
  const text = usePartText();
  const hint = useId();
  const [ref, width] = useWidth();
  const projection = useMemo(() => (tiles ? streetProjection(width) : worldProjection), [tiles, width]);
  const { view, zoom, setZoom, handlers } = useMapMoves(pin, onPinChange, projection);
  const { x, y } = projection.place(pin, view);
  const level = projection.zooms.indexOf(zoom);
  const [wider, closer] = [projection.zooms[level - 1], projection.zooms[level + 1]];

  return (
    // A map has its west on the left in every language.
    <div className={styles.root} dir="ltr">
      <div
        ref={ref}
        role="application"
        aria-label={text('placeMap')}
        aria-describedby={hint}
        className={styles.map}
        data-kind={tiles ? 'streets' : 'countries'}
        {...handlers}
      >
        {tiles ? (
          <Streets url={tiles.url} view={view} zoom={zoom} onMissing={onTilesMissing} />
        ) : (
          <Countries view={view} />
        )}
        <span
          className={styles.pin}
          style={{ insetInlineStart: share(x), insetBlockStart: share(y) }}
          aria-hidden="true"
        >
          <Icon icon={MapPin} size="large" />
        </span>
      </div>
      {tiles ? <bdi className={styles.credit}>{tiles.credit}</bdi> : null}
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
