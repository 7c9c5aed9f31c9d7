/** An event of a trace, as Chromium writes it; times are microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Processor time. */
  readonly tdur?: number;
}

/** Milliseconds that the main thread of a page worked in each of its frames, by the trace of a page that asks for every frame. */
export function frameWork(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: readonly TraceEvent[] };
  const frames = traceEvents.filter(({ name }) => name === 'FireAnimationFrame');
  const [first] = frames;
  if (!first) throw new Error('The trace has no frames. Does this browser write devtools.timeline?');
  const isOnMain = ({ pid, tid }: TraceEvent): boolean => pid === first.pid && tid === first.tid;
  const starts = frames.filter(isOnMain).map(({ ts }) => ts);
  const tasks = traceEvents.filter((event) => isOnMain(event) && /RunTask$/.test(event.name) && event.tdur);
  if (tasks.length === 0) throw new Error('The trace has no tasks. Does this browser write toplevel?');
  const work = starts.slice(1).map(() => 0);
  for (const { ts, tdur = 0 } of tasks) {
    // The task that fires a frame begins before it, and counts to the frame that it ends.
    const frame = starts.findIndex((start, index) => ts >= start && ts < (starts[index + 1] ?? 0));
    if (frame >= 0 && frame < work.length) work[frame] = (work[frame] ?? 0) + tdur / 1000;
  }
  return work;
}
