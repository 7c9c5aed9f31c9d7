import type { RecognitionRequest, SpeechRecognizer } from '../src/ports/SpeechRecognizer.ts';

/** A session that a test leads. */
export type TestSession = RecognitionRequest & {
  /** Samples that came. */
  samples: () => number;
  pauses: () => number;
  isEnded: () => boolean;
};

/** An engine that says what a test wants: of English, in a service with a name. */
export type TestRecognizer = SpeechRecognizer & { sessions: TestSession[] };

/** Makes one; give it to the application as `recognizers`. */
export function createTestRecognizer(): TestRecognizer {
  const sessions: TestSession[] = [];
  return {
    sessions,
    id: 'test',
    name: 'Test engine',
    where: 'service',
    host: 'speech.example.org',
    quality: 'good',
    languages: () => ['en'],
    open: (request) => {
      let [samples, pauses, isEnded] = [0, 0, false];
      sessions.push({
        ...request,
        samples: () => samples,
        pauses: () => pauses,
        isEnded: () => isEnded,
      });
      return {
        push: (piece) => {
          samples += piece.length;
        },
        pause: () => {
          pauses += 1;
        },
        end: async () => {
          isEnded = true;
        },
      };
    },
    close: async () => undefined,
  };
}
