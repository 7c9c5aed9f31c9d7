/**
 * How far the row that is read moves on screens whose rows are no whole pixels high: every size of text, device pixel
 * ratio and zoom together. `--list control` measures a list that holds nothing, and `--roots 14`, `--ratios 1.25` and
 * `--zooms 90` make the run shorter.
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from '../../tools/browser/launchOptions.ts';
import { measureScreen } from '../message-list/measureScreen.ts';
import { keepReport, type Row, report } from '../support/report.ts';
import { servePage } from '../support/servePage.ts';

const { values } = parseArgs({
  options: {
    list: { type: 'string', default: 'franca' },
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
const rows: Row[] = [];
const name = values.list === 'franca' ? 'list-screens' : `list-screens-${values.list}`;

const screens = numbers(values.roots).flatMap((root) =>
  numbers(values.ratios).flatMap((ratio) => numbers(values.zooms).map((zoom) => ({ root, ratio, zoom }))),
);
const options = { url, list: values.list, messages: Number(values.messages) };
const waiting = screens.entries();
// Pixels are measured and no times, so several pages may run beside each other.
const takeScreens = async () => {
  for (const [place, screen] of waiting) {
    const row = await measureScreen(browser, screen, options);
    rows[place] = row;
    keepReport(name, Object.values(rows));
    console.log(Object.values(row).join('\t'));
  }
};
await Promise.all(Array.from({ length: Number(values.pages) }, takeScreens));
await browser.close();
await close();

const worst = (column: string) => Math.max(...rows.map((row) => Math.abs(Number(row[column]))));
const frames = [
  'late words',
  'pictures',
  'older page',
  'at the end',
  'reading up, a frame',
  'by wheel, a frame',
];
const aims = [
  { aim: 'row being read, px in a painted frame', atMost: 0.5, franca: Math.max(...frames.map(worst)) },
  {
    aim: 'reading up, px added up',
    atMost: 1,
    franca: Math.max(worst('reading up, added up'), worst('by wheel, added up')),
  },
].map((row) => ({ ...row, reached: row.franca <= row.atMost ? 'yes' : 'NO' }));
report(name, rows, aims);
