import * as texts from '../../components/Texts.styles.ts';
import { useText } from '../../strings/texts.ts';
import * as styles from './Start.styles.ts';

/** What a translated message looks like: the reader's words, and below them what was written. */
export function TranslationExample() {
  const text = useText();
  return (
    <figure className={styles.example}>
      <figcaption className={styles.exampleCaption}>{text('start.example')}</figcaption>
      <div className={styles.bubble}>
        <p className={styles.words}>{text('start.exampleTranslation')}</p>
        <p className={texts.quiet}>
          <span>{text('start.exampleNote')}:</span> <bdi>{text('start.exampleOriginal')}</bdi>
        </p>
      </div>
    </figure>
  );
}
