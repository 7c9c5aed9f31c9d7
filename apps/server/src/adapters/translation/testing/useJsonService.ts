import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type JsonService, type PlannedAnswer, type ReceivedRequest, serveJson } from './serveJson.ts';

type Answer = (request: ReceivedRequest) => PlannedAnswer;

/** A local service for all tests of a file. */
export type JsonServiceInUse = {
  /** Its address, once the tests run. */
  readonly url: string;
  /** How it responds; before each test again as it was given. */
  answer: Answer;
  /** What it received since the test began. */
  received: ReceivedRequest[];
};

/** Serves JSON while the tests of the calling file run. */
export function useJsonService(working: Answer): JsonServiceInUse {
  let running: JsonService | undefined;
  const service: JsonServiceInUse = {
    get url() {
      if (!running) throw new Error('The service runs during the tests only.');
      return running.url;
    },
    answer: working,
    received: [],
  };
  beforeAll(async () => {
    running = await serveJson((request) => {
      service.received.push(request);
      return service.answer(request);
    });
  });
  afterAll(() => running?.close());
  beforeEach(() => {
    service.answer = working;
    service.received = [];
  });
  return service;
}
