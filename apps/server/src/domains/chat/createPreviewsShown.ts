import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { messages } from '../../db/schema/chat.ts';

/** Finds those of some previews of links that a message shows. */
export function createPreviewsShown(db: Database) {
  return async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
    if (ids.length === 0) return new Set();
    const rows = await db
      .selectDistinct({ previewId: messages.previewId })
      .from(messages)
      .where(inArray(messages.previewId, [...ids]));
    return new Set(rows.flatMap(({ previewId }) => previewId ?? []));
  };
}
