CREATE TABLE "user_relations" (
	"low_id" uuid NOT NULL,
	"high_id" uuid NOT NULL,
	"bond" text DEFAULT 'none' NOT NULL,
	"request_id" uuid,
	"requested_at" timestamp with time zone,
	"low_blocks" boolean DEFAULT false NOT NULL,
	"high_blocks" boolean DEFAULT false NOT NULL,
	"low_profile" jsonb,
	"high_profile" jsonb,
	"low_seq" bigint DEFAULT 0 NOT NULL,
	"high_seq" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "user_relations_low_id_high_id_pk" PRIMARY KEY("low_id","high_id")
);
--> statement-breakpoint
DROP INDEX "users_name";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "name_folded" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]', '', 'g')), 'đðøłı', 'ddoli'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "user_relations" ADD CONSTRAINT "user_relations_low_id_users_id_fk" FOREIGN KEY ("low_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_relations" ADD CONSTRAINT "user_relations_high_id_users_id_fk" FOREIGN KEY ("high_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_relations_high" ON "user_relations" USING btree ("high_id");--> statement-breakpoint
CREATE INDEX "users_name_folded" ON "users" USING btree ("name_folded");