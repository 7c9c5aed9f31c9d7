/** One beep: hertz, and seconds from the beginning of the round. */
type Beep = { readonly hertz: readonly number[]; readonly at: number; readonly seconds: number };

/** A tone that is repeated. */
type Tone = { readonly beeps: readonly Beep[]; readonly roundSeconds: number; readonly volume: number };

const tones = {
  /** Somebody calls. */
  ring: {
    beeps: [
      { hertz: [659.3, 830.6], at: 0, seconds: 0.35 },
      { hertz: [830.6, 987.8], at: 0.4, seconds: 0.35 },
      { hertz: [659.3, 987.8], at: 0.8, seconds: 0.6 },
    ],
    roundSeconds: 2.6,
    volume: 0.12,
  },
  /** It rings at the others. */
  outgoing: { beeps: [{ hertz: [425], at: 0, seconds: 1 }], roundSeconds: 4, volume: 0.05 },
} as const satisfies Record<string, Tone>;

function playRound(context: AudioContext, { beeps, volume }: Tone): void {
  for (const { hertz, at, seconds } of beeps) {
    const [begin, end] = [context.currentTime + at, context.currentTime + at + seconds];
    const gain = context.createGain();
    gain.connect(context.destination);
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(volume, begin + 0.03);
    gain.gain.setValueAtTime(volume, end - 0.08);
    gain.gain.linearRampToValueAtTime(0, end);
    for (const frequency of hertz) {
      const oscillator = new OscillatorNode(context, { frequency, type: 'sine' });
      oscillator.connect(gain);
      oscillator.start(begin);
      oscillator.stop(end);
    }
  }
}

/**
 * Repeats a tone until the returned function is called. Where the browser refuses sound before the page was used, it begins
 * with the next press.
 *
 * @param whenAllowed called once the browser lets the page sound, with what begins the tone; by default it begins at once
 */
export function playTone(
  name: keyof typeof tones,
  whenAllowed: (begin: () => void) => void = (begin) => begin(),
): () => void {
  if (!('AudioContext' in globalThis)) return () => undefined;
  const tone = tones[name];
  const context = new AudioContext();
  const resume = (): void => void context.resume().catch(() => undefined);
  let isAllowed = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  const round = (): void => {
    if (context.state === 'running') playRound(context, tone);
  };
  const begin = (): void => {
    round();
    timer = setInterval(round, tone.roundSeconds * 1000);
  };
  const look = (): void => {
    if (isAllowed || context.state !== 'running') return;
    isAllowed = true;
    whenAllowed(begin);
  };
  const presses = ['pointerdown', 'keydown'] as const;
  for (const press of presses) addEventListener(press, resume, true);
  context.addEventListener('statechange', look);
  look();
  return () => {
    clearInterval(timer);
    context.removeEventListener('statechange', look);
    for (const press of presses) removeEventListener(press, resume, true);
    void context.close().catch(() => undefined);
  };
}

/** Rings for a call in one tab of this browser at a time, of those that may sound; when that one stops, another takes over. */
export function ringOnce(uuid: string): () => void {
  if (!('locks' in navigator)) return playTone('ring');
  const ending = new AbortController();
  const { signal } = ending;
  const ended = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  // A tab that nobody has used yet makes no sound: it must not keep the others from it.
  const stop = playTone('ring', (begin) => {
    const ringing = navigator.locks.request(`franca-ring-${uuid}`, { signal }, async () => {
      if (!signal.aborted) begin();
      await ended;
    });
    // Aborted while another tab rang.
    ringing.catch(() => undefined);
  });
  return () => {
    ending.abort();
    stop();
  };
}
