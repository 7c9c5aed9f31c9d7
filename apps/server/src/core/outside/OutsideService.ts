import type { OutsideServiceName } from '@franca/contract';

/** What a service may cost the server. */
export type ServiceLimits = {
  /** Requests that this process has open at it at the same time; the others wait. */
  total: number;
  /** Requests of one person, or of one visitor's network, that are open at the same time. */
  perOwner: number;
  /** Milliseconds after which a request is given up. */
  timeoutMs: number;
  /** Whether people choose its hosts: that one of them does not respond says nothing of the service. */
  isAnywhere?: boolean;
};

/** One request to a service. */
export type AskOptions<Result = unknown> = {
  /** Milliseconds instead of those of the service, for what moves many bytes; then the patience of the person does not end it. */
  timeoutMs?: number | undefined;
  /** Part of the service that fails by itself, such as a host. */
  part?: string | undefined;
  /** Whether an error says that the service does not work; every error does otherwise. */
  isFault?: ((error: unknown) => boolean) | undefined;
  /** Whether a result came from a service that works; every result does otherwise. */
  isAnswer?: ((result: Result) => boolean) | undefined;
};

/** The word for what went wrong, for logs: nothing of what was asked for is in it. */
export function problemOf(error: unknown): string {
  if (error instanceof ServiceUnavailableError && error.problem !== 'failed') return error.problem;
  const cause = error instanceof ServiceUnavailableError ? error.cause : error;
  const { name = 'error', code } = cause as { name?: string; code?: string };
  return code ?? name;
}

/** One service that is reached over a network. */
export type OutsideService = {
  readonly name: OutsideServiceName;
  /**
   * Runs one request; its signal ends it when its time is over. Gives up the turn of the caller meanwhile, and lets the owners of
   * requests take turns. @throws ServiceUnavailableError, or what the request throws
   */
  ask: <Result>(
    request: (signal: AbortSignal) => Promise<Result>,
    options?: AskOptions<Result>,
  ) => Promise<Result>;
};

/** Why a service could not be asked, or gave nothing. */
export type ServiceProblem =
  /** It did not respond to the requests before, and is left alone for a while. */
  | 'open'
  /** All places were taken for as long as the caller could wait. */
  | 'busy'
  /** It did not respond in time. */
  | 'silent'
  /** There was no connection, or the response was none. */
  | 'failed';

/** A service gave no response that can be used; whether it did anything is not known. */
export class ServiceUnavailableError extends Error {
  override readonly name = 'ServiceUnavailableError';
  readonly service: OutsideServiceName;
  readonly problem: ServiceProblem;
  /** Milliseconds after which asking again makes sense. */
  readonly retryAfterMs: number;

  constructor(
    service: OutsideServiceName,
    problem: ServiceProblem,
    { retryAfterMs, cause }: { retryAfterMs: number; cause?: unknown },
  ) {
    super(`The service of ${service} gives nothing: ${problem}.`, { cause });
    this.service = service;
    this.problem = problem;
    this.retryAfterMs = retryAfterMs;
  }
}
