import type { LandingStrings } from '../../strings/landing/en.ts';
import { useLanding } from './landingContext.ts';
import * as styles from './Sections.styles.ts';
import { Shot } from './Shot.tsx';

const images: readonly [name: string, text: keyof LandingStrings][] = [
  ['theme-forest', 'imageForest'],
  ['theme-beach', 'imageBeach'],
  ['theme-christmas', 'imageChristmas'],
  ['theme-old-paper', 'imagePaper'],
];

/** Conversations with the pictures that were drawn for them. */
export function PremiumImages() {
  const { text } = useLanding();
  return (
    <section id="images" className={styles.section} data-sunken aria-labelledby="images-title">
      <h2 id="images-title" className={styles.title}>
        {text.imagesTitle}
      </h2>
      <p className={styles.lead}>{text.imagesText}</p>
      <ul className={styles.images}>
        {images.map(([name, key]) => (
          <li key={name} className={styles.imageItem}>
            <figure>
              <Shot name={name} alt="" height={780} />
              <figcaption className={styles.caption}>{text[key]}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
