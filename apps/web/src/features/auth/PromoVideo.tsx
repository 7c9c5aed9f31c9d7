import { findUiLanguage } from '@franca/languages';
import { useLocale } from '@franca/ui';
import { Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { mediaPath } from '../../lib/navigation/mediaPath.ts';
import { useText } from '../../strings/texts.ts';
import * as styles from './Promo.styles.ts';

/** What Franca does, recorded from the running app: silent, with captions, loaded when somebody plays it. */
export function PromoVideo() {
  const text = useText();
  const language = findUiLanguage(useLocale()) ?? 'en';
  const video = useRef<HTMLVideoElement>(null);
  const [isStarted, setStarted] = useState(false);
  const start = () => {
    setStarted(true);
    video.current?.focus();
    // Where it cannot be played, its controls say so.
    video.current?.play().catch(() => {});
  };
  return (
    <div className={styles.player}>
      {/* Behind the video, which is empty until it plays: a poster would be loaded with the page. */}
      <img
        className={styles.poster}
        src={mediaPath(language, 'clip-translation.webp')}
        alt=""
        width={984}
        height={600}
        loading="lazy"
      />
      <video
        ref={video}
        className={styles.video}
        controls={isStarted}
        tabIndex={isStarted ? 0 : -1}
        muted
        playsInline
        preload="none"
        aria-label={text('auth.promoTitle')}
      >
        <source src={mediaPath(language, 'clip-translation.webm')} type="video/webm" />
        <track default kind="captions" srcLang={language} src={mediaPath(language, 'clip-translation.vtt')} />
      </video>
      {isStarted ? null : (
        <button type="button" className={styles.play} aria-label={text('auth.playVideo')} onClick={start}>
          <Play size={26} fill="currentColor" aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
