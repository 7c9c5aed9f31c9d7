ALTER TABLE "messages" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "topics" ADD COLUMN "message_lifetime" integer;--> statement-breakpoint
CREATE INDEX "messages_expiring" ON "messages" USING btree ("expires_at") WHERE "messages"."expires_at" is not null and ("messages"."recalled_at" is null or "messages"."recalled_at" < "messages"."expires_at");