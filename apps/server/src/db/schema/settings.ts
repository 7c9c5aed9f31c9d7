import { pgTable, text } from 'drizzle-orm/pg-core';

/** Facts of the installation that all its processes share, such as generated secrets. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});
