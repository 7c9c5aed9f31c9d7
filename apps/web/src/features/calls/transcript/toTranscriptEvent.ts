import type { LineEvent, TranscriptEvent } from '@franca/call-kit/transcript';
import type { EventPayload, speechEventNames } from '@franca/contract';

/** A line as the server sends it. */
export type WireLine = EventPayload<typeof speechEventNames.speechData>;
/** A gap as the server sends it. */
export type WireGap = EventPayload<typeof speechEventNames.speechGap>;
const timeOf = (text: string | null | undefined): number | undefined =>
  text === null || text === undefined ? undefined : Date.parse(text);

/**
 * A line for the kit.
 *
 * @param line as the server sent it
 * @param order counts what has come: the revision of a line that has none
 * @param now in milliseconds since 1970: the beginning of a line that names none
 */
export function toTranscriptEvent(line: WireLine, order: number, now: number): TranscriptEvent {
  const { id, userId, language, isTranslated, isFinal } = line;
  const startedAt = timeOf(line.started_at) ?? now;
  if (line.failed) return { type: 'translation-failed', id, userId, language, startedAt };
  const event: LineEvent = {
    type: 'line',
    id,
    userId,
    text: line.data,
    language,
    isTranslated,
    isFinal,
    revision: line.revision ?? order,
    stableLength: line.stable,
    startedAt,
    endedAt: timeOf(line.ended_at),
    quality: line.quality,
  };
  return event;
}

/** A gap for the kit. */
export function toGapEvent({ id, userId, reason, started_at, ended_at }: WireGap): TranscriptEvent {
  return { type: 'gap', id, userId, reason, startedAt: Date.parse(started_at), endedAt: timeOf(ended_at) };
}
