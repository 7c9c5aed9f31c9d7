import type { RecognitionPort, RecognizedPiece } from './RecognitionPort.ts';

interface BrowserRecognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  onstart: (() => void) | null;
  onsoundstart: (() => void) | null;
  onspeechstart: (() => void) | null;
  onresult: ((event: { readonly results: SpeechRecognitionResultList }) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

type BrowserRecognitionClass = new () => BrowserRecognition;

interface RecognitionScope {
  readonly SpeechRecognition?: BrowserRecognitionClass;
  readonly webkitSpeechRecognition?: BrowserRecognitionClass;
}

function piecesOf(results: SpeechRecognitionResultList): RecognizedPiece[] {
  return Array.from(results, (result) => ({
    text: result[0]?.transcript ?? '',
    isFinal: result.isFinal,
    confidence: result[0]?.confidence,
  }));
}

/**
 * The browser's own speech recognition, with or without the prefix; null where there is none. It may be a service: then
 * what is said leaves the device.
 *
 * @param scope where to look; default the page
 * @example
 * const port = browserRecognition();
 * if (port === null) alert('Ups, your browser is not supported!');
 */
export function browserRecognition(
  scope: RecognitionScope = globalThis as RecognitionScope,
): RecognitionPort | null {
  const Recogniser = scope.SpeechRecognition ?? scope.webkitSpeechRecognition;
  if (!Recogniser) return null;
  return (language, handlers) => {
    const recogniser = new Recogniser();
    recogniser.lang = language;
    // Whether somebody has finished is decided here, by two seconds of silence, and not by the first pause.
    recogniser.continuous = true;
    recogniser.interimResults = true;
    recogniser.maxAlternatives = 1;
    recogniser.onstart = handlers.onStart;
    recogniser.onsoundstart = handlers.onSound;
    recogniser.onspeechstart = handlers.onSound;
    recogniser.onresult = ({ results }) => handlers.onResult(piecesOf(results));
    recogniser.onerror = ({ error }) => handlers.onError(error);
    recogniser.onend = handlers.onEnd;
    return recogniser;
  };
}
