-- The words of a text are kept beside it, as those of messages are, and the text as it is compared with words that stand side by side: a
-- transcript has as many as hundreds of messages.
DROP INDEX "attachment_text_translations_words";--> statement-breakpoint
DROP INDEX "attachment_texts_words";--> statement-breakpoint
ALTER TABLE "attachment_texts" ADD COLUMN "words" tsvector GENERATED ALWAYS AS (CASE WHEN text IS NOT NULL THEN search_words(topic_id, text) END) STORED;--> statement-breakpoint
ALTER TABLE "attachment_texts" ADD COLUMN "folded" text GENERATED ALWAYS AS (CASE WHEN text IS NOT NULL THEN search_text(text) END) STORED;--> statement-breakpoint
ALTER TABLE "attachment_text_translations" ADD COLUMN "words" tsvector GENERATED ALWAYS AS (CASE WHEN text IS NOT NULL THEN search_words(topic_id, text) END) STORED;--> statement-breakpoint
CREATE INDEX "attachment_text_translations_words" ON "attachment_text_translations" USING gin (words) WITH (fastupdate=false) WHERE "attachment_text_translations"."text" is not null;--> statement-breakpoint
CREATE INDEX "attachment_texts_words" ON "attachment_texts" USING gin (words) WITH (fastupdate=false) WHERE "attachment_texts"."text" is not null;
