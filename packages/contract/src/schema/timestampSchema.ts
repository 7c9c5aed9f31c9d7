import * as z from 'zod';

/** A moment as ISO 8601 in UTC, for example `2026-11-21T10:00:00.000Z`. */
export const timestampSchema = z.iso.datetime();
