/**
 * How long somebody who enters a call waits for the first frame of the other one, beside two bare connections in the same
 * page. `npm run bench -- calls`.
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from '../../tools/browser/launchOptions.ts';
import { measureJoin } from '../calls/measureJoin.ts';
import { report } from '../support/report.ts';
import { percentile } from '../support/statistics.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '10' } } });

const aims = [{ what: 'room, ms', 'at most, p95': 500 }];

const browser = await chromium.launch(
  launchOptions('--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'),
);
try {
  const joins = await measureJoin(browser, Number(values.rounds));
  const row = (what: string, of: readonly number[]) => ({
    what,
    p50: Math.round(percentile(of, 0.5) * 10) / 10,
    p95: Math.round(percentile(of, 0.95) * 10) / 10,
  });
  const rows = [
    row(
      'room, ms',
      joins.map(({ room }) => room),
    ),
    row(
      'bare connections, ms',
      joins.map(({ bare }) => bare),
    ),
    row(
      'room by bare',
      joins.map(({ room, bare }) => room / bare),
    ),
  ];
  report('calls', rows, aims);
} finally {
  await browser.close();
}
