import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDevKey } from '../../apps/server/test/startServer.ts';
import { type Cluster, createCluster } from '../../tools/cluster/createCluster.ts';
import { type Fault, faults } from './faults.ts';
import { openConversation } from './openConversation.ts';
import { inspect, runRound } from './runRound.ts';

describe('two people who write through a proxy, on two nodes', () => {
  let directory: string;
  let cluster: Cluster;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'franca-crashes-'));
    const environment = { TRANSLATE_ENGINES: 'phrases', PLANS: 'off', DEV_KEY: testDevKey };
    cluster = await createCluster({ directory, isDurable: false, environment });
    await cluster.start();
  });
  afterAll(async () => {
    await cluster?.stop();
    await rm(directory, { recursive: true, force: true });
  });

  it.each<[string, Fault]>(Object.entries(faults))(
    'lose, double and disorder nothing: %s',
    async (name, fault) => {
      const [first, second] = cluster.nodes;
      const conversation = await openConversation({ url: cluster.url, nodeUrl: first.url, name });
      await runRound(cluster, conversation, { fault, round: 0 });
      const nothing = { lost: 0, doubled: 0, outOfOrder: 0, gaps: 0, shownOtherwise: 0 };
      expect(await inspect(second.url, conversation)).toEqual(nothing);
      conversation.close();
    },
  );
});
