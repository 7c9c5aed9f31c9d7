import * as styles from './Forms.styles.ts';
import { useLanding } from './landingContext.ts';

/** What both forms send beside their fields: the language, and a field that people do not see and programs fill in. */
export function FormBasics() {
  const { text, language } = useLanding();
  return (
    <>
      <input type="hidden" name="language" value={language} />
      <div className={styles.trap} aria-hidden="true">
        <label>
          {text.leaveEmpty}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
