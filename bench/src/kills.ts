/**
 * Kills a server at random moments of uploads, recordings, exports and purchases, starts it again, and counts what it had confirmed
 * and lost, and what is left of what was begun.
 *
 *     npm run bench -- kills [rounds]
 */
import { runKills } from '../kills/runKills.ts';
import { report } from '../support/report.ts';

const rounds = Number(process.argv[2] ?? 100);
const { acknowledged, ...damage } = await runKills(rounds, (done) => {
  if (done % 10 === 0) console.log(`${done} rounds`);
});
report('kills', [{ rounds, ...acknowledged, ...damage }]);
