import type { ErrorCode, OutsideServiceName } from '@franca/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ServiceUnavailableError } from '../core/outside/OutsideService.ts';
import { Refusal } from '../core/Refusal.ts';
import { awayRetrySeconds, databaseProblem, isDatabaseAway } from '../db/Database.ts';
import { MediaRoomsUnavailable } from '../ports/MediaRooms.ts';
import { ConnectionGoneError, isGone } from './isGone.ts';

/** Sends the contract's error envelope; `status` overrides the code's own HTTP status by a more exact one. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal, status = refusal.status): FastifyReply {
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
  return reply.status(status).send({ success: false, errors: refusal.sentences, code: refusal.code });
}

/**
 * SQLSTATE classes that mean "this value cannot be stored": 22 data exception (null byte, bad uuid, number out of
 * range) and 23502/23503/23514 (missing, dangling or forbidden values).
 */
function isBadValue(error: unknown): boolean {
  const code = databaseProblem(error)?.code ?? '';
  return code.startsWith('22') || ['23502', '23503', '23514'].includes(code);
}

/** Seconds after which a client may try again while the disk is full. */
const fullDiskRetrySeconds = 30;

/**
 * Whether there is no room for what was to be stored: on the disk of files (`ENOSPC`, `EDQUOT`), or on that of the database
 * (SQLSTATE class 53, insufficient resources, and 58030, a failed write).
 */
function isOutOfRoom(error: unknown): boolean {
  const code = databaseProblem(error)?.code ?? (error as NodeJS.ErrnoException).code ?? '';
  return code === 'ENOSPC' || code === 'EDQUOT' || /^53\d{3}$/.test(code) || code === '58030';
}

/** Seconds after which a client may try again when the service of calls gives nothing. */
const callsRetrySeconds = 5;

/** Codes of services without which a request of a person ends; the domains of the others have their own. */
const serviceCodes: Partial<Record<OutsideServiceName, ErrorCode>> = {
  files: 'files_unavailable',
  identity: 'calls_unavailable',
};

/** Turns whatever was thrown into the error envelope; only an unexpected error is a 500, and it reveals nothing. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Refusal) return sendRefusal(reply, error);
  // Whatever failed: nobody waits for the response, and what broke may be the connection itself.
  if (error instanceof ConnectionGoneError || isGone(request)) return reply.hijack();
  if (error instanceof ServiceUnavailableError) {
    const retryAfter = Math.max(1, Math.ceil(error.retryAfterMs / 1000));
    return sendRefusal(reply, new Refusal(serviceCodes[error.service] ?? 'unavailable', { retryAfter }));
  }
  if (error instanceof MediaRoomsUnavailable) {
    request.log.warn({ err: error }, 'the service of calls gave nothing');
    return sendRefusal(reply, new Refusal('calls_unavailable', { retryAfter: callsRetrySeconds }));
  }
  if (isBadValue(error)) return sendRefusal(reply, new Refusal('validation_failed'));
  const status = (error as Partial<FastifyError>).statusCode ?? 500;
  if (status === 413) return sendRefusal(reply, new Refusal('request_too_large'));
  if (status === 404) return sendRefusal(reply, new Refusal('not_found'));
  if (status >= 400 && status < 500) return sendRefusal(reply, new Refusal('malformed_request'), status);
  request.log.error({ err: error }, 'request failed');
  // It may have room again: the message waits in the outbox.
  if (isOutOfRoom(error))
    return sendRefusal(reply, new Refusal('unavailable', { retryAfter: fullDiskRetrySeconds }));
  if (isDatabaseAway(error))
    return sendRefusal(reply, new Refusal('unavailable', { retryAfter: awayRetrySeconds }));
  return sendRefusal(reply, new Refusal('internal'));
}
