/**
 * What a reader sees of a conversation that changes: Franca's message list beside the lists that others use, in one
 * run, by the places of rows in painted frames. `--lists franca,tanstack`, `--sizes 1000` and
 * `--only mount,jump,wheel` make the run shorter.
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from '../../tools/browser/launchOptions.ts';
import { aimsOf } from '../message-list/aimsOf.ts';
import { type Figures, measureBehaviour, measureMounts } from '../message-list/measureList.ts';
import { keyOf, tabulate } from '../message-list/tabulate.ts';
import { keepReport, report } from '../support/report.ts';
import { servePage } from '../support/servePage.ts';

/** Lists that keep every row in the document are left out where mounting alone takes seconds. */
const largest: Record<string, number> = { plain: 1_000, chatscope: 1_000 };
const known = ['franca', 'tanstack', 'virtuoso', 'stream', 'chatscope', 'plain', 'control'];

const { values } = parseArgs({
  options: {
    lists: { type: 'string', default: known.join(',') },
    sizes: { type: 'string', default: '1000,10000,100000' },
    mounts: { type: 'string', default: '7' },
    only: { type: 'string', default: '' },
  },
});
const lists = values.lists.split(',');
const sizes = values.sizes.split(',').map(Number);
const only = values.only.split(',').filter((name) => name !== '');
// What was measured in part does not take the place of the whole.
const name = only.length > 0 ? `message-list-${only.join('-')}` : 'message-list';

const browser = await chromium.launch(launchOptions());
const { url, close } = await servePage('message-list');

const all = new Map<string, Figures>();
const keep = (list: string, count: number, figures: Figures) => {
  all.set(keyOf(list, count), { ...all.get(keyOf(list, count)), ...figures });
  // A run of half an hour may be ended early: what was measured is kept.
  keepReport(name, tabulate(all, lists, [200, ...sizes]), aimsOf(all, lists, sizes));
  console.log(`${list}, ${count} messages`, figures);
};
for (const count of [200, ...sizes]) {
  const present = lists.filter((list) => count <= (largest[list] ?? Number.POSITIVE_INFINITY));
  if (only.length === 0 || only.includes('mount')) {
    const mounts = await measureMounts(browser, url, { lists: present, count }, Number(values.mounts));
    for (const [list, figures] of mounts) keep(list, count, figures);
  }
  if (count === 200) continue;
  for (const list of present) {
    keep(list, count, await measureBehaviour(browser, url, { list, count }, only));
  }
}
await browser.close();
await close();
report(name, tabulate(all, lists, [200, ...sizes]), aimsOf(all, lists, sizes));
