/** A direction by BCP 47 tags. */
export interface Direction {
  readonly source: string;
  readonly target: string;
}

/** Whether the browser translates a direction by itself: at once, after a download, or not. */
export type DeviceAvailability = 'ready' | 'download' | 'none';

// The part of the Translator and Language Detector APIs (https://webmachinelearning.github.io/translation-api/) that is used.
type Options = { sourceLanguage: string; targetLanguage: string };
type Monitor = {
  addEventListener: (type: 'downloadprogress', listener: (event: { loaded: number }) => void) => void;
};
interface BrowserTranslator {
  availability(options: Options): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>;
  create(
    options: Options & { signal: AbortSignal; monitor: (monitor: Monitor) => void },
  ): Promise<{ translate: (text: string, options: { signal: AbortSignal }) => Promise<string> }>;
}
interface BrowserDetector {
  availability(): Promise<string>;
  create(): Promise<{
    detect: (text: string) => Promise<{ detectedLanguage: string; confidence: number }[]>;
  }>;
}
type Browser = { Translator?: BrowserTranslator; LanguageDetector?: BrowserDetector };

const browser = (): Browser => globalThis as unknown as Browser;

/** Translators that were made, by their direction: to make one takes seconds. */
const made = new Map<string, ReturnType<BrowserTranslator['create']>>();

/** Whether the browser translates a direction. */
export async function deviceAvailability({ source, target }: Direction): Promise<DeviceAvailability> {
  const availability = await browser()
    .Translator?.availability({ sourceLanguage: source, targetLanguage: target })
    .catch(() => 'unavailable' as const);
  if (availability === 'available') return 'ready';
  return availability === 'downloadable' || availability === 'downloading' ? 'download' : 'none';
}

/** The language of a text, where the browser is sure of it and needs no download to say so; else null. */
export async function detectOnDevice(text: string): Promise<string | null> {
  const { LanguageDetector } = browser();
  try {
    if ((await LanguageDetector?.availability()) !== 'available') return null;
    const [best] = (await (await LanguageDetector?.create())?.detect(text)) ?? [];
    return best && best.confidence > 0.5 && best.detectedLanguage !== 'und' ? best.detectedLanguage : null;
  } catch {
    return null;
  }
}

/**
 * Translates in the browser; what is missing is downloaded first, which it allows only shortly after a click.
 *
 * @param onProgress gets the share of the download that has come, from 0 to 1
 * @throws Error where the browser cannot, or `signal` is aborted
 */
export async function translateOnDevice(
  text: string,
  { source, target }: Direction,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<string> {
  const { Translator } = browser();
  if (!Translator) throw new Error('This browser does not translate.');
  const key = `${source} ${target}`;
  const monitor = (progress: Monitor): void =>
    progress.addEventListener('downloadprogress', ({ loaded }) => onProgress(loaded));
  // The next message may need it, too: a message that leaves the screen does not end the download.
  const making =
    made.get(key) ??
    Translator.create({
      ...{ sourceLanguage: source, targetLanguage: target },
      signal: new AbortController().signal,
      monitor,
    });
  made.set(key, making);
  try {
    return await (await making).translate(text, { signal });
  } catch (error) {
    if (!signal.aborted) made.delete(key);
    throw error;
  }
}
