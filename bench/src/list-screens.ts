/**
 * How far the row that is read moves on screens whose rows are no whole pixels high: every size of text, device pixel
 * ratio and zoom together. On one of them TanStack Virtual stands beside it, which has to move, or nothing was measured.
 * `--roots 14`, `--ratios 1.25` and `--zooms 90` make the run shorter; what was measured before on other screens stays.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from '../../tools/browser/launchOptions.ts';
import { measureScreen, type Screen } from '../message-list/measureScreen.ts';
import { keepReport, type Row, report } from '../support/report.ts';
import { servePage } from '../support/servePage.ts';

const { values } = parseArgs({
  options: {
    roots: { type: 'string', default: '14,16,18' },
    ratios: { type: 'string', default: '1,1.25,1.5' },
    zooms: { type: 'string', default: '90,100,110' },
    messages: { type: 'string', default: '2000' },
    pages: { type: 'string', default: '3' },
  },
});
const numbers = (list: string) => list.split(',').map(Number);

const browser = await chromium.launch(launchOptions());
const { url, close } = await servePage('message-list');
const name = 'list-screens';

/** The screen on which the list beside it is measured: no row of it is a whole number of pixels high. */
const compared: Screen = { root: 18, ratio: 1.25, zoom: 110 };
const screens = numbers(values.roots).flatMap((root) =>
  numbers(values.ratios).flatMap((ratio) => numbers(values.zooms).map((zoom) => ({ root, ratio, zoom }))),
);
const subjects = [
  ...screens.map((screen) => ({ list: 'franca', screen })),
  { list: 'tanstack', screen: compared },
];

const keyOf = ({ list, root, ratio, zoom }: Row) => `${list} ${root} ${ratio} ${zoom}`;
const file = new URL(`../results/${name}.json`, import.meta.url);
const kept = JSON.parse(readFileSync(file, 'utf8')) as { readonly rows: readonly Row[] };
const rows = new Map(kept.rows.map((row) => [keyOf(row), row]));
const inOrder = (row: Row): number =>
  (row.list === 'franca' ? 0 : 1e6) + Number(row.root) * 1e4 + Number(row.ratio) * 1e3 + Number(row.zoom);
const allRows = () => [...rows.values()].sort((left, right) => inOrder(left) - inOrder(right));

const frames = [
  'late words',
  'pictures',
  'older page',
  'at the end',
  'reading up, a frame',
  'by wheel, a frame',
];
const sums = ['reading up, added up', 'by wheel, added up'];
const worst = (list: string, columns: readonly string[]) =>
  Math.max(
    ...allRows()
      .filter((row) => row.list === list)
      .flatMap((row) => columns.map((column) => Math.abs(Number(row[column])))),
  );
const aims = () =>
  [
    { aim: 'row being read, px in a painted frame', atMost: 0.5, columns: frames },
    { aim: 'reading up, px added up', atMost: 1, columns: sums },
  ].map(({ aim, atMost, columns }) => {
    const franca = worst('franca', columns);
    return {
      aim,
      atMost,
      franca,
      reached: franca <= atMost ? 'yes' : 'NO',
      tanstack: worst('tanstack', columns),
    };
  });

const waiting = subjects.values();
// Pixels are measured and no times, so several pages may run beside each other.
const takeScreens = async () => {
  for (const { list, screen } of waiting) {
    const options = { url, list, messages: Number(values.messages) };
    const row = { list, ...(await measureScreen(browser, screen, options)) };
    rows.set(keyOf(row), row);
    keepReport(name, allRows(), aims());
    console.log(Object.values(row).join('\t'));
  }
};
await Promise.all(Array.from({ length: Number(values.pages) }, takeScreens));
await browser.close();
await close();

report(name, allRows(), aims());
