ALTER TABLE "outreach_mails" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "push_jobs" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "outreach_mails" CASCADE;--> statement-breakpoint
DROP TABLE "push_jobs" CASCADE;--> statement-breakpoint
DROP INDEX "account_deletions_due";--> statement-breakpoint
DROP INDEX "billing_mails_waiting";--> statement-breakpoint
ALTER TABLE "account_deletions" DROP COLUMN "due_at";--> statement-breakpoint
ALTER TABLE "billing_mails" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "billing_mails" DROP COLUMN "next_attempt_at";