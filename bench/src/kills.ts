/**
 * Kills a server at random moments of uploads, recordings, exports and purchases, starts it again, and counts what it had confirmed
 * and lost, and what is left of what was begun. With `more` the rounds are added to those of the stored run, on the same machine.
 *
 *     npm run bench -- kills [rounds] [more]
 */
import { runKills } from '../kills/runKills.ts';
import { readReport, report } from '../support/report.ts';

const rounds = Number(process.argv[2] ?? 100);
const before = process.argv[3] === 'more' ? readReport('kills')[0] : undefined;
const { acknowledged, killed, ...damage } = await runKills(rounds, (done) => {
  if (done % 10 === 0) console.log(`${done} rounds`);
});
const inKill = Object.entries(killed).map(([name, count]) => [`${name} killed`, count]);
const row: Record<string, number> = { rounds, ...acknowledged, ...Object.fromEntries(inKill), ...damage };
for (const [name, count] of Object.entries(before ?? {})) row[name] = (row[name] ?? 0) + Number(count);
report('kills', [row]);
