import { emailPattern, limits } from '@franca/contract';
import { Button } from '@franca/ui/Button';
import { FormBasics } from './FormBasics.tsx';
import { FormField } from './FormField.tsx';
import * as forms from './Forms.styles.ts';
import { useLanding } from './landingContext.ts';
import * as styles from './Sections.styles.ts';

/** The partner enquiry: docs/behaviour/landing.md, Partner form. */
export function PartnerForm() {
  const { text } = useLanding();
  return (
    <section id="partner" className={styles.section} aria-labelledby="partner-title">
      <div className={styles.split}>
        <div className={styles.words}>
          <h2 id="partner-title" className={styles.title} tabIndex={-1}>
            {text.partnerTitle}
          </h2>
          <p className={styles.lead}>{text.partnerText}</p>
        </div>
        <form
          className={forms.form}
          method="post"
          action="/partner"
          data-form="appointment"
          data-email={emailPattern.source}
        >
          <FormBasics />
          <FormField
            id="partner-name"
            name="name"
            label={text.name}
            autoComplete="name"
            maxLength={limits.enquiryName}
          />
          <FormField
            id="partner-email"
            name="email"
            label={text.email}
            type="email"
            dir="ltr"
            autoComplete="email"
            maxLength={limits.email}
          />
          <FormField
            id="partner-message"
            name="message"
            label={text.message}
            isLong
            maxLength={limits.enquiryText}
          />
          <Button type="submit" size="large">
            {text.send}
          </Button>
        </form>
      </div>
    </section>
  );
}
