-- A private topic names its two members as users, so that it goes with either of them.
ALTER TABLE "topics" ADD COLUMN "pair_low" uuid;--> statement-breakpoint
ALTER TABLE "topics" ADD COLUMN "pair_high" uuid;--> statement-breakpoint
UPDATE "topics" AS t SET "pair_low" = one."id", "pair_high" = other."id" FROM "users" AS one, "users" AS other
WHERE t."pair_key" IS NOT NULL AND one."id"::text = split_part(t."pair_key", ':', 1) AND other."id"::text = split_part(t."pair_key", ':', 2);--> statement-breakpoint
DELETE FROM "topics" WHERE "pair_key" IS NOT NULL AND "pair_low" IS NULL;--> statement-breakpoint
DROP INDEX "topics_pair";--> statement-breakpoint
ALTER TABLE "topics" DROP COLUMN "pair_key";--> statement-breakpoint
-- Translations and references whose message or user is gone.
DELETE FROM "message_translations" AS t WHERE NOT EXISTS (SELECT 1 FROM "messages" AS m WHERE m."id" = t."message_id");--> statement-breakpoint
UPDATE "messages" AS m SET "reply_id" = NULL WHERE "reply_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "messages" AS o WHERE o."id" = m."reply_id");--> statement-breakpoint
UPDATE "messages" AS m SET "forward_id" = NULL WHERE "forward_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "messages" AS o WHERE o."id" = m."forward_id");--> statement-breakpoint
UPDATE "messages" AS m SET "contact_id" = NULL WHERE "contact_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "users" AS u WHERE u."id" = m."contact_id");--> statement-breakpoint
-- A cached translation belongs to a message with its text; one that has no message any more is dropped.
ALTER TABLE "translations" ADD COLUMN "message_id" uuid;--> statement-breakpoint
UPDATE "translations" AS c SET "message_id" = t."message_id" FROM "message_translations" AS t
WHERE c."text_hash" = encode(sha256(convert_to(t."original", 'UTF8')), 'hex');--> statement-breakpoint
DELETE FROM "translations" WHERE "message_id" IS NULL;--> statement-breakpoint
ALTER TABLE "translations" ALTER COLUMN "message_id" SET NOT NULL;--> statement-breakpoint
-- The changes of a topic name the translated message; its text is kept with the message alone.
UPDATE "topic_changes" AS c SET "payload" = jsonb_build_object('chat_id', m."chat_id", 'language', c."payload" ->> 'language', 'message_id', m."id")
FROM "messages" AS m WHERE c."kind" = 'translation' AND m."topic_id" = c."topic_id" AND m."chat_id" = c."payload" ->> 'chat_id';--> statement-breakpoint
UPDATE "topic_changes" SET "payload" = "payload" - 'text' - 'state' - 'source' - 'engine' WHERE "kind" = 'translation';--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_reply_id_messages_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_forward_id_messages_id_fk" FOREIGN KEY ("forward_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_contact_id_users_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_pair_low_users_id_fk" FOREIGN KEY ("pair_low") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_pair_high_users_id_fk" FOREIGN KEY ("pair_high") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_translations" ADD CONSTRAINT "message_translations_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_replies" ON "messages" USING btree ("reply_id") WHERE "messages"."reply_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_forwards" ON "messages" USING btree ("forward_id") WHERE "messages"."forward_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_contacts" ON "messages" USING btree ("contact_id") WHERE "messages"."contact_id" is not null;--> statement-breakpoint
CREATE INDEX "topics_pair_high" ON "topics" USING btree ("pair_high");--> statement-breakpoint
CREATE INDEX "translations_message" ON "translations" USING btree ("message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "topics_pair" ON "topics" USING btree ("pair_low","pair_high");
