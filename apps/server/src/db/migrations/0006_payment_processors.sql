CREATE TABLE "sandbox_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"behaviour" text NOT NULL,
	"fingerprint" text NOT NULL,
	"last4" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_operations" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"amount_cents" integer NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"card_id" text,
	"behaviour" text,
	"fingerprint" text,
	"last4" text,
	"charge_key" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"behaviour" text NOT NULL,
	"fingerprint" text NOT NULL,
	"last4" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_by" text
);
--> statement-breakpoint
CREATE TABLE "stripe_customers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"attempt" uuid DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" text
);
--> statement-breakpoint
CREATE TABLE "stripe_operations" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"amount_cents" integer NOT NULL,
	"object_id" text,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sandbox_cards_user" ON "sandbox_cards" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sandbox_operations_user" ON "sandbox_operations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sandbox_operations_charge" ON "sandbox_operations" USING btree ("charge_key");--> statement-breakpoint
CREATE INDEX "stripe_operations_object" ON "stripe_operations" USING btree ("object_id");--> statement-breakpoint
CREATE INDEX "stripe_operations_user" ON "stripe_operations" USING btree ("user_id");