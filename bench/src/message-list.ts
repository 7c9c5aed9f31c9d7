/**
 * What a reader sees of a conversation that changes: Franca's message list beside the lists that others use, in one
 * run, by the places of rows in painted frames. `--lists franca,tanstack` and `--sizes 1000` make the run shorter.
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { servePage } from '../message-list/buildPage.ts';
import { type Figures, measureBehaviour, measureMount } from '../message-list/measureList.ts';
import { type Row, report } from '../support/report.ts';

/** Lists that keep every row in the document are left out where mounting alone takes seconds. */
const largest: Record<string, number> = { plain: 1_000, chatscope: 1_000 };
const known = ['franca', 'tanstack', 'virtuoso', 'stream', 'chatscope', 'plain', 'control'];

const { values } = parseArgs({
  options: {
    lists: { type: 'string', default: known.join(',') },
    sizes: { type: 'string', default: '1000,10000,100000' },
    mounts: { type: 'string', default: '3' },
  },
});
const lists = values.lists.split(',');
const sizes = values.sizes.split(',').map(Number);

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const { url, close } = await servePage();
const rounded = (value: number) => Math.round(value * 10) / 10;

const all = new Map<string, Figures>();
for (const count of [200, ...sizes]) {
  for (const list of lists) {
    if (count > (largest[list] ?? Number.POSITIVE_INFINITY)) continue;
    const mount = await measureMount(browser, url, { list, count }, Number(values.mounts));
    const behaviour = count === 200 ? {} : await measureBehaviour(browser, url, { list, count });
    all.set(`${list}/${count}`, { 'mount ms': mount, ...behaviour });
    console.log(`${list}, ${count} messages: mounted in ${rounded(mount)} ms`);
  }
}
await browser.close();
await close();

const names = [...new Set([...all.values()].flatMap((figures) => Object.keys(figures)))];
const rows: Row[] = names.flatMap((what) =>
  [200, ...sizes].flatMap((count) => {
    const cells = lists.flatMap((list) => {
      const value = all.get(`${list}/${count}`)?.[what];
      return value === undefined ? [] : [[list, rounded(value)] as const];
    });
    return cells.length > 0 ? [{ what, messages: count, ...Object.fromEntries(cells) }] : [];
  }),
);
report('message-list', rows);
