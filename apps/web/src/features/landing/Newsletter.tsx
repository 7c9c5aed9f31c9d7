import { emailPattern, limits } from '@franca/contract';
import { Button } from '@franca/ui/Button';
import { FormBasics } from './FormBasics.tsx';
import { FormField } from './FormField.tsx';
import * as forms from './Forms.styles.ts';
import { useLanding } from './landingContext.ts';
import * as styles from './Sections.styles.ts';

/** The subscription to the newsletter: docs/behaviour/landing.md, Newsletter. */
export function Newsletter() {
  const { text } = useLanding();
  return (
    <section id="newsletter" className={styles.section} data-sunken aria-labelledby="newsletter-title">
      <div className={styles.newsletter}>
        <div className={styles.words}>
          <h2 id="newsletter-title" className={styles.title}>
            {text.newsletterTitle}
          </h2>
          <p className={styles.lead}>{text.newsletterText}</p>
        </div>
        <form
          className={forms.row}
          method="post"
          action="/newsletter"
          data-form="subscribe"
          data-email={emailPattern.source}
        >
          <FormBasics />
          <FormField
            id="newsletter-email"
            name="email"
            label={text.email}
            type="email"
            dir="ltr"
            autoComplete="email"
            maxLength={limits.email}
          />
          <Button type="submit" size="large">
            {text.subscribe}
          </Button>
          <p className={forms.hint} data-hint role="status" />
        </form>
      </div>
    </section>
  );
}
