import type { ComponentGuide } from '../../packages/ui/src/testing/ComponentGuide.ts';
import { Sentence } from './Sentence.tsx';

/** What to do and what to leave, side by side. */
export function Advice({ dos, donts }: Pick<ComponentGuide, 'dos' | 'donts'>) {
  const sides = [
    { title: 'Do', tone: 'do', mark: 'M20 6 9 17l-5-5', sentences: dos },
    { title: 'Don’t', tone: 'dont', mark: 'M18 6 6 18M6 6l12 12', sentences: donts },
  ];
  return (
    <div className="guide-advice">
      {sides.map(({ title, tone, mark, sentences }) => (
        <section key={tone} data-tone={tone} aria-label={title}>
          <h3>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={mark} />
            </svg>
            {title}
          </h3>
          <ul>
            {sentences.map((text) => (
              <li key={text}>
                <Sentence text={text} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
