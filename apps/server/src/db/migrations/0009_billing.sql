CREATE TABLE "billing_mails" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"facts" jsonb NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"card_id" text NOT NULL,
	"name" text NOT NULL,
	"last4" text NOT NULL,
	"fingerprint_hash" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"package" text,
	"amount_cents" integer NOT NULL,
	"token" text,
	"card_id" text,
	"is_person_present" boolean NOT NULL,
	"status" text NOT NULL,
	"problem" text,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trials" (
	"fingerprint_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"begun_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trials_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
DROP INDEX "ledger_user";--> statement-breakpoint
DROP INDEX "subscriptions_due";--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "seq" bigserial NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "paid_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "paid_cents" integer;--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "renews" boolean;--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "next_package" text;--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "retry_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "purchase_id" uuid;--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "last4" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "paid_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "paid_cents" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "anchor_day" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "renews" boolean;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "was_trial" boolean;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "next_package" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "past_due_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "revision" integer;--> statement-breakpoint
ALTER TABLE "billing_mails" ADD CONSTRAINT "billing_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_mails_waiting" ON "billing_mails" USING btree ("next_attempt_at") WHERE "billing_mails"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "billing_mails_user" ON "billing_mails" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_open" ON "purchases" USING btree ("user_id") WHERE "purchases"."status" in ('pending', 'action_required');--> statement-breakpoint
CREATE INDEX "purchases_unsettled" ON "purchases" USING btree ("created_at") WHERE "purchases"."status" in ('pending', 'action_required', 'refunding');--> statement-breakpoint
CREATE INDEX "purchases_user" ON "purchases" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "ledger_user" ON "ledger" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("state","due_at");
--> statement-breakpoint
UPDATE "subscriptions" SET "paid_until" = "started_at", "paid_cents" = 0, "anchor_day" = extract(day from "ends_at" at time zone 'UTC')::integer, "renews" = false, "was_trial" = false, "due_at" = "ends_at", "ended_at" = CASE WHEN "state" = 'ended' THEN "ends_at" END, "revision" = (SELECT count(*)::integer FROM "ledger" WHERE "ledger"."user_id" = "subscriptions"."user_id");
--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "paid_until" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "paid_cents" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "anchor_day" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "renews" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "was_trial" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "due_at" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "revision" SET NOT NULL;
--> statement-breakpoint
UPDATE "ledger" SET "seq" = "ordered"."place", "ended_at" = CASE WHEN "kind" = 'ended' THEN "ends_at" END FROM (SELECT "id", row_number() OVER (ORDER BY "at", "seq") AS "place" FROM "ledger") AS "ordered" WHERE "ordered"."id" = "ledger"."id";
--> statement-breakpoint
CREATE FUNCTION "ledger_keep"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Rows go with their person, and with the job that forgets old plans.
  IF TG_OP = 'DELETE' AND (pg_trigger_depth() > 1 OR current_setting('franca.forgets', true) = 'on') THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'The ledger keeps what was written into it.' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "ledger_keep" BEFORE UPDATE OR DELETE ON "ledger" FOR EACH ROW EXECUTE FUNCTION "ledger_keep"();
