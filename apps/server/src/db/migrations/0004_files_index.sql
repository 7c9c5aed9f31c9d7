DROP INDEX "messages_files";--> statement-breakpoint
CREATE INDEX "messages_files" ON "messages" USING gin ("attachments" jsonb_path_ops) WHERE "messages"."attachments" <> '[]'::jsonb;