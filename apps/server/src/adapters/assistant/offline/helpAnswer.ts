import type { AssistantSource } from '../../../ports/AssistantEngine.ts';
import { type Answer, type Asked, fill } from './Answer.ts';
import type { HelpHit, HelpIndex } from './createHelpIndex.ts';
import { helpPath, partPaths } from './partPaths.ts';
import { isElsewhere } from './termsOf.ts';

/** How sure an answer is: see docs/decisions/0142-example-questions-of-the-built-in-assistant.md. */
type Sureness = 'sure' | 'likely' | 'unknown';
/** How much how well a section fits by what its page says counts, beside how much of the question it holds. */
const fitShare = 0.15;
const sure = { coverage: 0.45, fit: 0.8 };
/** A question about something else has to be held nearly as a whole. */
const sureElsewhere = { coverage: 0.6, fit: 1.2 };
/** Of a long question a section may hold little, and yet enough that it is about. */
const likely = { coverage: 0.19, fit: 0.6, evidence: 7.5 };
/** A section that is about less of the question than this may be meant less than messages that hold all of it. */
const leastFocus = 0.5;
/** A second section is named where it holds nearly as much as the first. */
const nearCoverage = 0.9;
/** And is about nearly as much of it. */
const nearFocus = 0.6;

/** How sure it is that a section answers a question. */
function surenessOf({ coverage, fit, evidence }: HelpHit, elsewhere: boolean): Sureness {
  const all = coverage + fitShare * fit;
  const least = elsewhere ? sureElsewhere : sure;
  if (coverage >= least.coverage && all >= least.fit) return 'sure';
  if (elsewhere || coverage < likely.coverage) return 'unknown';
  return all >= likely.fit || evidence >= likely.evidence ? 'likely' : 'unknown';
}

/** Links between the pages, `calls.md`, as addresses of the application. */
const withLinks = (text: string): string =>
  text.replaceAll(/\]\(([\w-]+)\.md\)/g, (_link, page: string) => `](${helpPath(page)})`);

const sourceOf = ({ section }: HelpHit): AssistantSource => ({
  title: `${section.title}: ${section.heading}`,
  url: helpPath(section.id),
});

/** What the help pages say, how sure it is, and whether it is about most of the question. */
export function helpAnswer(
  { question, language, texts }: Asked,
  index: HelpIndex,
): Answer & { sureness: Sureness; isAbout: boolean } {
  const [best, second] = index.find(question.text);
  const sureness = best ? surenessOf(best, isElsewhere(question.text, language)) : 'unknown';
  if (!best || sureness === 'unknown')
    return { text: fill(texts.unknown, { url: partPaths.help }), sureness, isAbout: false };
  const { section } = best;
  const isAbout = best.focus >= leastFocus;
  const source = sourceOf(best);
  const lines = [
    `**${section.heading}**`,
    withLinks(section.text),
    fill(texts.helpPage, { title: section.title, url: source.url }),
  ];
  const isNear =
    second &&
    (sureness === 'likely' ||
      (second.section.page !== section.page &&
        second.coverage >= best.coverage * nearCoverage &&
        second.focus >= best.focus * nearFocus));
  if (!isNear) return { text: lines.join('\n\n'), sources: [source], sureness, isAbout };
  const other = sourceOf(second);
  lines.push(fill(texts.seeAlso, { pages: `[${other.title}](${other.url})` }));
  return { text: lines.join('\n\n'), sources: [source, other], sureness, isAbout };
}
