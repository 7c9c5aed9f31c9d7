import { Play } from 'lucide-react';
import { mediaPath } from '../../lib/navigation/mediaPath.ts';
import { clips } from './clips.ts';
import { useLanding } from './landingContext.ts';
import * as styles from './Sections.styles.ts';

/** The explainer videos: silent, with captions, loaded when somebody plays them. */
export function Videos() {
  const { text, language } = useLanding();
  return (
    <section id="videos" className={styles.section} aria-labelledby="videos-title">
      <h2 id="videos-title" className={styles.title}>
        {text.videosTitle}
      </h2>
      <p className={styles.lead}>{text.videosText}</p>
      <ul className={styles.videos}>
        {clips.map(({ name, title, captions }) => (
          <li key={name} className={styles.videoItem}>
            <div className={styles.player}>
              {/* Behind the video, which is empty until it plays: a poster would be loaded with the page. */}
              <img
                className={styles.poster}
                src={mediaPath(language, `${name}.webp`)}
                alt=""
                width={984}
                height={600}
                loading="lazy"
                decoding="async"
              />
              <video
                className={styles.video}
                controls
                muted
                playsInline
                preload="none"
                width={984}
                height={600}
                aria-label={text[title]}
              >
                <source src={mediaPath(language, `${name}.webm`)} type="video/webm" />
                <track
                  default
                  kind="captions"
                  srcLang={language}
                  label={text.captions}
                  src={mediaPath(language, `${name}.vtt`)}
                />
              </video>
              <button
                className={styles.playButton}
                type="button"
                data-play
                hidden
                aria-label={`${text.playClip}: ${text[title]}`}
              >
                <span>
                  <Play size={26} fill="currentColor" aria-hidden="true" />
                </span>
              </button>
            </div>
            <h3 className={styles.cardTitle}>{text[title]}</h3>
            <p className={styles.cardText}>{captions.map((key) => text[key]).join(' ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
