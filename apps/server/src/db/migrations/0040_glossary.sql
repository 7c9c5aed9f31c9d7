CREATE TABLE "topic_terms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"topic_id" uuid NOT NULL,
	"term" text NOT NULL,
	"folded" text NOT NULL,
	"translations" jsonb,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "topic_terms" ADD CONSTRAINT "topic_terms_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_terms" ADD CONSTRAINT "topic_terms_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "topic_terms_term" ON "topic_terms" USING btree ("topic_id","folded");--> statement-breakpoint
CREATE INDEX "topic_terms_by" ON "topic_terms" USING btree ("created_by") WHERE "topic_terms"."created_by" is not null;