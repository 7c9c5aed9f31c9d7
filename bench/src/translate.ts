/**
 * The engines that stand here side by side, on 50 everyday sentences in four directions: shares of the judgements in
 * `bench/translate/judgements.json`, chrF against own references, and times of one text after the other.
 *
 *   npm run bench -- translate                  the engines of the configuration; models of a user's own by MODELS_DIR
 *   npm run bench -- translate --print          prints what each engine makes of each sentence, to be judged
 *   npm run bench -- translate --close          Apertium alone, all of its directions that have judgements besides: 20 of the
 *                                               sentences, in 28 languages (`bench/translate/closeLanguages.json`)
 */
import { createOrderedEngines } from '../../apps/server/src/adapters/translation/createOrderedEngines.ts';
import { loadConfig } from '../../apps/server/src/config.ts';
import type { Translator } from '../../apps/server/src/ports/Translator.ts';
import { openTestService } from '../../apps/server/test/openTestService.ts';
import { type Row, report } from '../support/report.ts';
import { percentile } from '../support/statistics.ts';
import { chrF } from '../translate/chrF.ts';
import closeLanguages from '../translate/closeLanguages.json' with { type: 'json' };
import judgements from '../translate/judgements.json' with { type: 'json' };
import fiftySentences from '../translate/sentences.json' with { type: 'json' };

type Sentence = Readonly<Record<string, string>>;
type Direction = readonly [source: string, target: string];

const directions: readonly Direction[] = [
  ['en', 'es'],
  ['es', 'en'],
  ['en', 'it'],
  ['it', 'en'],
];
const isClose = process.argv.includes('--close');
const sentences: readonly Sentence[] = isClose ? closeLanguages : fiftySentences;

const grades = ['exact', 'right', 'understandable', 'misleading'] as const;

/** Judgements by direction and result: a result that nobody has judged counts as such. */
const judged: Readonly<Record<string, Readonly<Record<string, string>>>> = judgements;

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The directions of an engine that were judged on the sentences in many languages. */
function closeDirections(engine: Translator): Direction[] {
  const isMain = ([source, target]: Direction) =>
    directions.some(([from, to]) => from === source && to === target);
  return engine
    .pairs()
    .filter((pair) => !isMain(pair) && judged[pair.join('-')])
    .toSorted((one, other) => one.join().localeCompare(other.join()));
}

/** One direction of an engine. */
async function measure(engine: Translator, [source, target]: Direction): Promise<Row> {
  // The first text starts processes and loads dictionaries.
  await engine.translate({ text: sentences[0]?.[source] ?? '', source, target });
  const times: number[] = [];
  const results: { text: string; reference: string }[] = [];
  const counts = new Map<string, number>();
  for (const sentence of sentences) {
    const [text = '', reference = ''] = [sentence[source], sentence[target]];
    const begun = performance.now();
    const outcome = await engine.translate({ text, source, target });
    times.push(performance.now() - begun);
    const result = outcome.status === 'done' ? outcome.text : '';
    const judgement = judged[`${source}-${target}`]?.[result] ?? 'not judged';
    const grade = outcome.status === 'done' ? (same(result, reference) ? 'exact' : judgement) : 'none';
    counts.set(grade, (counts.get(grade) ?? 0) + 1);
    if (outcome.status === 'done') results.push({ text: result, reference });
    if (process.argv.includes('--print'))
      console.log([engine.id, `${source}-${target}`, grade, text, result].join('\t'));
  }
  const share = (grade: string) => `${(100 * (counts.get(grade) ?? 0)) / sentences.length} %`;
  return {
    engine: engine.id,
    direction: `${source}-${target}`,
    ...Object.fromEntries([...grades, 'not judged', 'none'].map((grade) => [grade, share(grade)])),
    'chrF of those translated': Number(chrF(results).toFixed(1)),
    'p50 ms': Number(percentile(times, 0.5).toFixed(1)),
    'p95 ms': Number(percentile(times, 0.95).toFixed(1)),
  };
}

const { engines } = createOrderedEngines(loadConfig(process.env), { open: openTestService });
const rows: Row[] = [];
for (const engine of engines) {
  const isAsked = !isClose || engine.id === 'apertium';
  if (isAsked) {
    await engine.refresh?.();
    for (const direction of isClose ? closeDirections(engine) : directions)
      rows.push(await measure(engine, direction));
  }
  await engine.close();
}
report(isClose ? 'translate-close' : 'translate', rows);
