-- The words of a text are kept beside it: a search that reads texts in the order of time compares them without taking each text apart.
DROP INDEX "messages_words";--> statement-breakpoint
DROP INDEX "message_translations_words";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "words" tsvector GENERATED ALWAYS AS (CASE WHEN content IS NOT NULL THEN search_words(topic_id, content) END) STORED;--> statement-breakpoint
ALTER TABLE "message_translations" ADD COLUMN "words" tsvector GENERATED ALWAYS AS (CASE WHEN text IS NOT NULL THEN search_words(topic_id, text) END) STORED;--> statement-breakpoint
CREATE INDEX "messages_words" ON "messages" USING gin (words) WITH (fastupdate=false) WHERE "messages"."content" is not null;--> statement-breakpoint
CREATE INDEX "message_translations_words" ON "message_translations" USING gin (words) WITH (fastupdate=false) WHERE "message_translations"."state" = 'done' and "message_translations"."text" is not null;
