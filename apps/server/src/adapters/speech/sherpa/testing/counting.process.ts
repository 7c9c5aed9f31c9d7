/**
 * Stands for the process of a model, which no registry has: it says "one", with the sound that came in hundreds of milliseconds, and
 * ends at once where its encoder is called `broken`, or in mid-utterance where that is called `weak`.
 */
import type { SherpaAnswer, SherpaRequest } from '../SherpaMessage.ts';

const { files } = JSON.parse(process.argv[2] ?? '{}');
const answer = (message: SherpaAnswer): void => void process.send?.(message);
if (files.encoder === 'broken') process.exit(1);

const lengths = new Map<number, number>();
process.on('message', (message) => {
  const request = message as SherpaRequest;
  const { id } = request;
  if (request.kind === 'begin') lengths.set(id, 0);
  if (request.kind === 'sound' && files.encoder === 'weak') process.exit(1);
  if (request.kind === 'sound' && files.encoder !== 'deaf') {
    const isFirst = lengths.get(id) === 0;
    lengths.set(id, (lengths.get(id) ?? 0) + request.samples.length);
    answer({ kind: 'taken', id, count: request.samples.length });
    if (isFirst) answer({ kind: 'text', id, text: 'one', isFinal: false });
  }
  if (request.kind === 'end')
    answer({ kind: 'text', id, text: `one ${Math.round((lengths.get(id) ?? 0) / 1600)}`, isFinal: true });
});
process.on('disconnect', () => process.exit(0));
answer({ kind: 'ready' });
