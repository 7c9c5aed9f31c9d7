import type { UiLanguage } from '@franca/languages';
import { IconButton } from '@franca/ui/IconButton';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { LandingStrings } from '../../strings/landing/en.ts';
import { useLanding } from './landingContext.ts';
import * as styles from './Sections.styles.ts';
import { Shot } from './Shot.tsx';

/** What is said of somebody's phone, by its language, in the order shown. */
const phones: Record<UiLanguage, keyof LandingStrings> = {
  en: 'shotEnglish',
  ar: 'shotArabic',
  vi: 'shotVietnamese',
  es: 'shotSpanish',
  it: 'shotItalian',
  fr: 'shotFrench',
};

/** The slider of screenshots. Without script it is a row that scrolls, and has no buttons. */
export function Screenshots() {
  const { text, language } = useLanding();
  const others = (Object.keys(phones) as UiLanguage[]).filter((other) => other !== language);
  return (
    <section id="screenshots" className={styles.section} data-sunken aria-labelledby="shots-title">
      <div className={styles.sliderHead}>
        <h2 id="shots-title" className={styles.title}>
          {text.shotsTitle}
        </h2>
        <div className={styles.sliderButtons} data-slider-buttons hidden>
          <IconButton label={text.previous} data-slide="-1">
            <ChevronLeft className={styles.turned} size={20} aria-hidden="true" />
          </IconButton>
          <IconButton label={text.pause} data-slider-pause>
            <Pause className={styles.pauseIcon} size={20} aria-hidden="true" />
            <Play className={styles.playIcon} size={20} aria-hidden="true" />
          </IconButton>
          <IconButton label={text.next} data-slide="1">
            <ChevronRight className={styles.turned} size={20} aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached with the keyboard */}
      <ul className={styles.slider} data-slider tabIndex={0} aria-label={text.shotsLabel}>
        <li className={styles.slide}>
          <figure>
            <Shot name="phone-list" alt="" />
            <figcaption className={styles.caption}>{text.shotList}</figcaption>
          </figure>
        </li>
        {[language, ...others].map((reader) => (
          <li key={reader} className={styles.slide}>
            <figure>
              <Shot name="phone" of={reader} alt="" />
              <figcaption className={styles.caption}>{text[phones[reader]]}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
