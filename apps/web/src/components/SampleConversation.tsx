import { Languages } from 'lucide-react';
import * as styles from './SampleConversation.styles.ts';

const lines = [
  { by: 'them', lang: 'es', text: '¿Dónde está la estación?', translated: 'Where is the station?' },
  { by: 'me', lang: 'en', text: 'Two streets from here.', translated: 'A dos calles de aquí.' },
  { by: 'them', lang: 'ar', text: 'شكرًا جزيلًا!', translated: 'Thank you very much!' },
] as const;

/** A picture of what Franca does, drawn with its own bubbles: each line with its translation. */
export function SampleConversation() {
  return (
    <div className={styles.root} aria-hidden="true">
      {lines.map((line) => (
        <div key={line.text} className={styles.bubble} data-by={line.by}>
          <span lang={line.lang} dir="auto">
            {line.text}
          </span>
          <span className={styles.translated}>
            <Languages size={13} />
            <span dir="auto">{line.translated}</span>
          </span>
        </div>
      ))}
    </div>
  );
}
