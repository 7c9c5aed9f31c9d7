ALTER TABLE "users" ADD COLUMN "private_translation_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "group_translation_until" timestamp with time zone;--> statement-breakpoint
-- Until now everybody's messages were translated: what was said so far stays as it was read.
UPDATE "users" SET "private_translation_until" = now() WHERE "package" = 'free';--> statement-breakpoint
UPDATE "users" SET "group_translation_until" = now() WHERE "package" IN ('free', 'premium');
