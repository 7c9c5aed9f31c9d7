ALTER TABLE "messages" ADD COLUMN "system" jsonb;--> statement-breakpoint
ALTER TABLE "topics" ADD COLUMN "members_seq" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "topics_image" ON "topics" USING btree ("image") WHERE "topics"."image" is not null;