-- A bucket is described by the moment at which it is full again: the end of a window is one.
ALTER TABLE "rate_limits" RENAME COLUMN "count" TO "granted";--> statement-breakpoint
ALTER TABLE "rate_limits" RENAME COLUMN "reset_at" TO "full_at";
