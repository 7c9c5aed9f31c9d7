-- Copies that were sent twice before there was this rule stay where they are; only the first one counts as forwarded.
UPDATE "messages" AS "later" SET "forward_id" = NULL FROM "messages" AS "first"
WHERE "first"."sender_id" = "later"."sender_id" AND "first"."forward_id" = "later"."forward_id"
  AND "first"."topic_id" = "later"."topic_id" AND "first"."seq" < "later"."seq"
  AND "first"."recalled_at" IS NULL AND "later"."recalled_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_forwarded" ON "messages" USING btree ("sender_id","forward_id","topic_id") WHERE "messages"."forward_id" is not null and "messages"."recalled_at" is null;
