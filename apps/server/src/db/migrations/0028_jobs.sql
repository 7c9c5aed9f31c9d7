CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"key" text,
	"owner_id" uuid,
	"subject" text,
	"data" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"lease" uuid,
	"expires_at" timestamp with time zone,
	"problem" text,
	"failed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "push_devices" ADD COLUMN "failing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_key" ON "jobs" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("kind","due_at") WHERE "jobs"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_owner" ON "jobs" USING btree ("owner_id");--> statement-breakpoint
INSERT INTO "jobs" ("kind", "owner_id", "subject", "data", "attempts", "due_at", "expires_at", "created_at")
SELECT CASE WHEN j."payload" ->> 'signalType' = 'startCall' OR j."payload" ->> 'tag' LIKE 'call-%' THEN 'push of a call' ELSE 'push of a message' END,
	d."user_id",
	CASE WHEN j."payload" ->> 'signalType' = 'close' THEN NULL ELSE coalesce(j."payload" ->> 'tag', m."topic_id"::text) END,
	CASE WHEN j."payload" IS NULL THEN jsonb_build_object('deviceId', d."id", 'messageId', j."message_id")
		ELSE jsonb_build_object('deviceId', d."id", 'payload', j."payload") END,
	j."attempts", j."due_at", j."expires_at", now()
FROM "push_jobs" j JOIN "push_devices" d ON d."id" = j."device_id" LEFT JOIN "messages" m ON m."id" = j."message_id";
--> statement-breakpoint
INSERT INTO "jobs" ("id", "kind", "key", "data", "attempts", "due_at", "created_at")
SELECT o."id", 'mail of the landing page', coalesce(o."enquiry_id"::text, s."key"),
	CASE WHEN s."key" IS NULL THEN jsonb_build_object('enquiryId', o."enquiry_id") ELSE jsonb_build_object('subscriptionKey', s."key") END,
	o."attempts", o."due_at", now()
FROM "outreach_mails" o LEFT JOIN "newsletter_subscribers" s ON s."email" = o."email";
--> statement-breakpoint
INSERT INTO "jobs" ("kind", "key", "owner_id", "data", "attempts", "due_at", "created_at")
SELECT 'mail about a plan', "key", "user_id", jsonb_build_object('key', "key"), "attempts", "next_attempt_at", now()
FROM "billing_mails" WHERE "status" = 'waiting';
--> statement-breakpoint
INSERT INTO "jobs" ("kind", "key", "owner_id", "data", "due_at", "created_at")
SELECT 'deletion of an account', d."user_id"::text, u."id", jsonb_build_object('userId', d."user_id"), d."due_at", now()
FROM "account_deletions" d LEFT JOIN "users" u ON u."id" = d."user_id";
--> statement-breakpoint
DELETE FROM "settings" WHERE "key" LIKE 'job: %';
