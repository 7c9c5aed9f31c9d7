import { Languages, type LucideIcon, MessagesSquare, Mic, PenLine, Undo2, WifiOff } from 'lucide-react';
import type { LandingStrings } from '../../strings/landing/en.ts';
import { useLanding } from './landingContext.ts';
import * as styles from './Sections.styles.ts';

const features: readonly { icon: LucideIcon; title: keyof LandingStrings; text: keyof LandingStrings }[] = [
  { icon: Languages, title: 'textTitle', text: 'textText' },
  { icon: Mic, title: 'voiceTitle', text: 'voiceText' },
  { icon: MessagesSquare, title: 'groupTitle', text: 'groupText' },
  { icon: Undo2, title: 'originalTitle', text: 'originalText' },
  { icon: WifiOff, title: 'offlineTitle', text: 'offlineText' },
  { icon: PenLine, title: 'ownTitle', text: 'ownText' },
];

/** What Franca can do; the numbers are those of docs/behaviour/landing.md, Advertised numbers. */
export function Features() {
  const { text } = useLanding();
  return (
    <section id="features" className={styles.section} data-sunken aria-labelledby="features-title">
      <h2 id="features-title" className={styles.title}>
        {text.featuresTitle}
      </h2>
      <ul className={styles.cards}>
        {features.map(({ icon: Icon, title, text: words }) => (
          <li key={title} className={styles.card}>
            <span className={styles.cardIcon}>
              <Icon size={22} aria-hidden="true" />
            </span>
            <h3 className={styles.cardTitle}>{text[title]}</h3>
            <p className={styles.cardText}>{text[words]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
