import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FloodOrder, FloodReport } from './flooder.ts';

/** A flood that is ready to begin. */
export type Flood = {
  /** Begins, and resolves with what the flooder was told once everything is answered or ended. */
  go: () => Promise<FloodReport>;
  /** Ends its process. */
  stop: () => void;
};

/** Starts a flooder and connects it. */
export async function startFlooder(order: FloodOrder): Promise<Flood> {
  const child = fork(fileURLToPath(new URL('flooder.ts', import.meta.url)));
  const ask = async (step: 'prepare' | 'go'): Promise<{ report: FloodReport }> => {
    const answer = once(child, 'message');
    child.send({ step, order });
    const [message] = (await answer) as [{ report: FloodReport }];
    return message;
  };
  await ask('prepare');
  return {
    go: async () => (await ask('go')).report,
    stop: () => void child.kill(),
  };
}
