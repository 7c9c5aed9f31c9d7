import { type RefObject, useEffect, useRef } from 'react';
import { createLevelMeter } from '../core/level/createLevelMeter.ts';

/** Options of {@link useLevelMeter}. */
export interface UseLevelMeterOptions {
  /** What to listen to; null while there is nothing. It is not released: it belongs to whoever opened it. */
  readonly source: MediaStream | AudioNode | null;
  /** Gets the height, 0 to 14, each time it has changed. */
  readonly onLevel?: (level: number) => void;
  /** Name of the custom property on the element. Default `--fr-level`. */
  readonly property?: string;
}

/**
 * A level meter for a component; see `createLevelMeter`. Nothing renders: the height, 0 to 14, is written to the element
 * that takes the ref. Unmounting stops it.
 *
 * @example
 * const meter = useLevelMeter<HTMLSpanElement>({ source: stream });
 * return <span ref={meter} className="bar" />; // .bar { block-size: calc(var(--fr-level) * 1px) }
 */
export function useLevelMeter<Target extends HTMLElement | SVGElement = HTMLElement>(
  options: UseLevelMeterOptions,
): RefObject<Target | null> {
  const { source, onLevel, property } = options;
  const element = useRef<Target>(null);
  const latest = useRef(onLevel);
  useEffect(() => {
    latest.current = onLevel;
  }, [onLevel]);
  useEffect(() => {
    if (!source) return undefined;
    const meter = createLevelMeter({
      source,
      property,
      element: element.current ?? undefined,
      onLevel: (level) => latest.current?.(level),
    });
    return meter.stop;
  }, [source, property]);
  return element;
}
