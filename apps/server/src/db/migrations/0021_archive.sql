ALTER TABLE "topic_members" ADD COLUMN "archived_seq" bigint;--> statement-breakpoint
ALTER TABLE "topic_members" ADD COLUMN "is_marked_unread" boolean DEFAULT false NOT NULL;