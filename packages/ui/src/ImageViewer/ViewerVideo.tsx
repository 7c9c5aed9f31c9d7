import { Maximize, Pause, Play, VideoOff, Volume2, VolumeX } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { formatLength } from '../core/formatLength.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useGalleryText } from '../i18n/useText.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { ViewerImage } from './ViewerPicture.tsx';
import * as styles from './ViewerVideo.styles.ts';

/** Props of {@link ViewerVideo}. */
export interface ViewerVideoProps {
  /** The video. */
  image: ViewerImage;
  /** Whether it is the one that is shown; another one stands still. */
  isShown: boolean;
}

/** Seconds as a length. */
const inMinutes = (seconds: number): string => formatLength(seconds * 1000);

/** The whole length, to the nearest second, as the video is announced where it stands. */
const wholeLength = (seconds: number): string => inMinutes(Math.round(seconds));

/** A video with its own controls, in the language of the interface; it plays when it is shown. Renders a `<div>` with a `<video>`. */
export function ViewerVideo({ image, isShown }: ViewerVideoProps) {
  const text = useGalleryText();
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'loading' | 'paused' | 'playing' | 'failed'>('loading');
  const [at, setAt] = useState(0);
  const [length, setLength] = useState((image.video?.duration ?? 0) / 1000);
  const [isMuted, setMuted] = useState(false);
  const isPlaying = state === 'playing';

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // A browser may want a press first: then it waits, paused.
    if (isShown) element.play().catch(() => undefined);
    else element.pause();
  }, [isShown]);

  const toggle = () => {
    if (isPlaying) video.current?.pause();
    else video.current?.play().catch(() => undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // On a button the space bar presses that.
    if (event.key !== ' ' || (event.target as Element).closest('button')) return;
    event.preventDefault();
    toggle();
  };

  if (image.src === null || state === 'failed')
    return (
      <div className={styles.root}>
        <p className={styles.failure} role={state === 'failed' ? 'alert' : undefined}>
          <Icon icon={VideoOff} size="large" />
          {state === 'failed' ? text('videoFailed') : null}
        </p>
      </div>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the space bar plays wherever the focus is in it; the button does the same.
    <div className={styles.root} data-state={state} onKeyDown={onKeyDown}>
      <div className={styles.stage}>
        <video
          ref={video}
          className={styles.video}
          src={image.src}
          poster={image.video?.poster}
          aria-label={image.alt}
          playsInline
          preload={isShown ? 'auto' : 'metadata'}
          onClick={toggle}
          onPlay={() => setState('playing')}
          onPause={() => setState('paused')}
          onError={() => setState('failed')}
          onLoadedData={() => setState((now) => (now === 'loading' ? 'paused' : now))}
          onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
          onDurationChange={({ currentTarget: { duration } }) => {
            // A recording that a browser made does not name its length.
            if (Number.isFinite(duration)) setLength(duration);
          }}
          onVolumeChange={({ currentTarget }) => setMuted(currentTarget.muted)}
        >
          <track kind="captions" />
        </video>
        {state === 'loading' ? <Spinner className={styles.wait} size="large" /> : null}
      </div>
      {/* Time goes from left to right in every language. */}
      <div className={styles.controls} dir="ltr">
        <IconButton label={text(isPlaying ? 'pauseVideo' : 'playVideo')} onClick={toggle}>
          <Icon icon={isPlaying ? Pause : Play} />
        </IconButton>
        <input
          type="range"
          className={styles.seek}
          aria-label={text('videoPosition')}
          aria-valuetext={text('videoAt', { time: inMinutes(at), length: wholeLength(length) })}
          min={0}
          max={Math.max(length, at, 0.1)}
          step={0.1}
          value={at}
          // The arrow keys move along the video, not to the next one.
          onKeyDown={(event) => event.key.startsWith('Arrow') && event.stopPropagation()}
          onChange={({ target: { valueAsNumber } }) => {
            setAt(valueAsNumber);
            if (video.current) video.current.currentTime = valueAsNumber;
          }}
        />
        <span className={styles.time}>
          {inMinutes(at)} / {wholeLength(length)}
        </span>
        <IconButton
          label={text(isMuted ? 'unmuteVideo' : 'muteVideo')}
          onClick={() => {
            if (video.current) video.current.muted = !isMuted;
          }}
        >
          <Icon icon={isMuted ? VolumeX : Volume2} />
        </IconButton>
        {'requestFullscreen' in Element.prototype ? (
          <IconButton
            label={text('wholeScreen')}
            onClick={() => video.current?.requestFullscreen().catch(() => undefined)}
          >
            <Icon icon={Maximize} />
          </IconButton>
        ) : null}
      </div>
    </div>
  );
}
