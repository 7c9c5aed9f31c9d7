import type { ChunkerOptions } from './createChunker.ts';
import { createPauses } from './createPauses.ts';
import { createSession, type PcmSession, type SessionHandlers } from './createSession.ts';
import { createTimeline } from './createTimeline.ts';
import { type OpenedSource, openSource } from './openSource.ts';
import type { PcmSource, PcmStream, PcmStreamOptions } from './PcmStream.ts';
import { watchTracks } from './watchTracks.ts';

/** Does one piece of work after the other, also when one fails. */
export function createQueue(): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => {});
    return next;
  };
}

const microphone: MediaTrackConstraints = {
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
};

/** A connected source: the session it feeds, and what ends watching its tracks. */
interface Link {
  readonly opened: OpenedSource;
  readonly session: PcmSession;
  readonly unwatch: () => void;
}

/** A session in the context of a source; the source is released when that fails. */
async function openSession(
  opened: OpenedSource,
  workletUrl: string | URL,
  chunker: ChunkerOptions,
  handlers: SessionHandlers,
): Promise<PcmSession> {
  try {
    return await createSession(opened.node.context, workletUrl, chunker, handlers);
  } catch (error) {
    opened.release();
    void opened.created?.close();
    throw error;
  }
}

/**
 * Opens a microphone and emits its sound as chunks of 16-bit samples at 16 kHz, each with its exact place.
 *
 * The context runs at the microphone's own rate and the downsampler in its worklet: no browser's conversion is in between.
 * Positions are counted in samples from the first one, through gaps and changes of the microphone: muting, exchanging
 * or losing it leaves one marked gap. Only where two rates meet is the length of the gap taken from the clock of the page
 * (some milliseconds); everywhere else it is exact.
 *
 * Call it in answer to a press: browsers keep a context silent otherwise.
 *
 * @param options the source, and the callback for the items
 * @returns the running stream
 * @throws DOMException `NotAllowedError`, `NotFoundError` … when the microphone cannot be had; RangeError for a target rate
 * that the downsampler refuses
 * @example
 * const stream = await createPcmStream({
 *   workletUrl,
 *   onItem: (item) => ('gap' in item ? transcript.miss(item.gap.seconds) : transcript.send(item.samples)),
 * });
 * await stream.stop();
 */
export async function createPcmStream(options: PcmStreamOptions): Promise<PcmStream> {
  const { workletUrl, source: first = microphone, sampleRate: rate = 16_000, onItem, onLost } = options;
  const { chunkSize = 2_048, profile = 'strict' } = options;
  const chunker: ChunkerOptions = { sampleRate: rate, chunkSize, profile };
  const pauses = createPauses();
  const timeline = createTimeline(rate, onItem);
  const inTurn = createQueue();
  let link: Link;
  let context: AudioContext | null = null;
  let stopping: Promise<void> | null = null;

  const prepare = (opened: OpenedSource, onStarted?: () => void): Promise<PcmSession> =>
    openSession(opened, workletUrl, chunker, timeline.handlersOf(onStarted));

  function connect(source: PcmSource, opened: OpenedSource, session: PcmSession): void {
    const unwatch = watchTracks(opened.tracks, {
      onMute: () => void pauses.add('track'),
      onUnmute: () => pauses.delete('track'),
      onEnded: () => void lose(source),
    });
    link = { opened, session, unwatch };
    opened.node.connect(session.node);
  }

  function disconnect(): void {
    link.unwatch();
    pauses.delete('track');
    link.opened.node.disconnect(link.session.node);
    link.opened.release();
  }

  /** The same context takes another source: the worklet counts the gap itself. */
  async function exchange(source: PcmSource, opened: OpenedSource): Promise<void> {
    await pauses.add('device');
    disconnect();
    connect(source, opened, link.session);
    pauses.delete('device');
  }

  /** Another rate needs another context: the page's clock counts the gap between the two. */
  async function move(source: PcmSource, opened: OpenedSource): Promise<void> {
    let since = 0;
    const session = await prepare(opened, () => timeline.missed((performance.now() - since) / 1000));
    const ended = link.session.end();
    since = performance.now();
    await ended;
    disconnect();
    void context?.close();
    context = opened.created;
    pauses.delete('device');
    pauses.attach(session);
    connect(source, opened, session);
  }

  async function replace(source: PcmSource): Promise<void> {
    const current = link.opened.node.context;
    const opened = await openSource(source, rate, current);
    await (opened.node.context === current ? exchange : move)(source, opened);
  }

  async function switchTo(source: PcmSource): Promise<void> {
    if (stopping) throw new Error('The stream has been stopped: create another one for another source.');
    await inTurn(() => replace(source));
  }

  async function lose(source: PcmSource): Promise<void> {
    await pauses.add('device');
    try {
      // Only its owner can replace what was handed in.
      if (source instanceof MediaStream || source instanceof AudioNode) return onLost?.();
      await switchTo(source);
    } catch {
      onLost?.();
    }
  }

  async function stop(): Promise<void> {
    await link.session.end();
    disconnect();
    await context?.close();
  }

  const opened = await openSource(first, rate);
  const session = await prepare(opened);
  context = opened.created;
  pauses.attach(session);
  connect(first, opened, session);
  return {
    switchTo,
    mute: () => void pauses.add('user'),
    unmute: () => pauses.delete('user'),
    stop: () => {
      stopping ??= inTurn(stop);
      return stopping;
    },
  };
}
