import { useLanding } from './landingContext.ts';
import * as styles from './Sections.styles.ts';

/** Stickers of the app, a dozen of its packs. */
const stickers = [
  'grinning-face-with-big-eyes',
  'smiling-face-with-heart-eyes',
  'face-with-tears-of-joy',
  'star-struck',
  'fox',
  'panda',
  'unicorn',
  'octopus',
  'pizza',
  'birthday-cake',
  'party-popper',
  'rocket',
];

/** The stickers, and whose they are. */
export function Emoticons() {
  const { text } = useLanding();
  return (
    <section id="emoticons" className={styles.section} aria-labelledby="emoticons-title">
      <div className={styles.split}>
        <div className={styles.words}>
          <h2 id="emoticons-title" className={styles.title}>
            {text.emoticonsTitle}
          </h2>
          <p className={styles.lead}>{text.emoticonsText}</p>
          <p>
            <a className={styles.link} href="https://github.com/microsoft/fluentui-emoji" rel="noreferrer">
              {text.partnerLink}
            </a>
          </p>
        </div>
        <ul className={styles.stickers} aria-hidden="true">
          {stickers.map((name) => (
            <li key={name}>
              <img
                className={styles.sticker}
                src={`/stickers/fluent/${name}.svg`}
                alt=""
                width={64}
                height={64}
                loading="lazy"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
