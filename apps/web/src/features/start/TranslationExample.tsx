import * as styles from './Start.styles.ts';
import { useStartTexts } from './startTexts.ts';

/** What a translated message looks like: the reader's words, and below them what was written. */
export function TranslationExample() {
  const text = useStartTexts();
  return (
    <figure className={styles.example}>
      <figcaption className={styles.exampleCaption}>{text.example}</figcaption>
      <div className={styles.bubble}>
        <p className={styles.words}>{text.exampleTranslation}</p>
        <p className={styles.original}>
          <span>{text.exampleNote}:</span> <bdi>{text.exampleOriginal}</bdi>
        </p>
      </div>
    </figure>
  );
}
