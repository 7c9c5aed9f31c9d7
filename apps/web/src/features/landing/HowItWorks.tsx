import { useLanding } from './landingContext.ts';
import * as styles from './Sections.styles.ts';
import { Shot } from './Shot.tsx';

/** The same conversation on two phones, and the three steps between them. */
export function HowItWorks() {
  const { text } = useLanding();
  const steps = [
    [text.stepWrite, text.stepWriteText],
    [text.stepTranslate, text.stepTranslateText],
    [text.stepRead, text.stepReadText],
  ] as const;
  return (
    <section id="how" className={styles.section} aria-labelledby="how-title">
      <h2 id="how-title" className={styles.title}>
        {text.howTitle}
      </h2>
      <div className={styles.how}>
        <Shot name="phone" alt={text.ownAlt} />
        <ol className={styles.steps}>
          {steps.map(([title, words]) => (
            <li key={title} className={styles.step}>
              <h3 className={styles.cardTitle}>{title}</h3>
              <p className={styles.cardText}>{words}</p>
            </li>
          ))}
        </ol>
        <Shot name="phone-other" alt={text.otherAlt} />
      </div>
    </section>
  );
}
