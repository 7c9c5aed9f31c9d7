/**
 * What breaks while two people write to each other through the proxy of a cluster: a node, the database, Redis, all
 * connections, a page. Counts acknowledged messages that are lost, doubled or out of order, and says how long it takes
 * until both pages are current again.
 *
 *     npm run bench -- crashes [rounds] [fault]
 */
import { testDevKey } from '../../apps/server/test/startServer.ts';
import { createCluster } from '../../tools/cluster/createCluster.ts';
import { faults } from '../crashes/faults.ts';
import { openConversation } from '../crashes/openConversation.ts';
import { inspect, runRound } from '../crashes/runRound.ts';
import { type Row, report } from '../support/report.ts';
import { withDataDirectory } from '../support/startFranca.ts';
import { percentile } from '../support/statistics.ts';

const rounds = Number(process.argv[2] ?? 10);
const only = process.argv[3];

await withDataDirectory(async (directory) => {
  const cluster = await createCluster({
    directory,
    environment: { TRANSLATE_ENGINES: 'phrases', PLANS: 'off', DEV_KEY: testDevKey },
  });
  const rows: Row[] = [];
  try {
    await cluster.start();
    for (const [name, fault] of Object.entries(faults)) {
      if (only && name !== only) continue;
      const nodeUrl = cluster.nodes[0].url;
      const conversation = await openConversation({ url: cluster.url, nodeUrl, name });
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const { current } = await runRound(cluster, conversation, { fault, round });
        times.push(current);
      }
      const damage = await inspect(nodeUrl, conversation);
      const seconds = (share: number) => Math.round(percentile(times, share) / 10) / 100;
      const written = conversation.writers.reduce((sum, writer) => sum + writer.written.length, 0);
      rows.push({
        what: fault.name,
        rounds,
        messages: written,
        ...damage,
        'current p50 s': seconds(0.5),
        'current max s': seconds(1),
      });
      conversation.close();
    }
  } finally {
    await cluster.stop();
  }
  if (only) console.table(rows);
  else report('crashes', rows);
});
