CREATE TABLE "call_members" (
	"call_uuid" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"since" timestamp with time zone,
	"seconds" integer DEFAULT 0 NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "call_members_call_uuid_user_id_pk" PRIMARY KEY("call_uuid","user_id")
);
--> statement-breakpoint
CREATE TABLE "calls" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"topic_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"is_video" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ring_until" timestamp with time zone NOT NULL,
	"running_since" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ending" text,
	"recorded_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "call_members" ADD CONSTRAINT "call_members_call_uuid_calls_uuid_fk" FOREIGN KEY ("call_uuid") REFERENCES "public"."calls"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_members" ADD CONSTRAINT "call_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_members_user" ON "call_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "calls_open" ON "calls" USING btree ("topic_id") WHERE "calls"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "calls_topic" ON "calls" USING btree ("topic_id");--> statement-breakpoint
CREATE INDEX "calls_creator" ON "calls" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "calls_unfinished" ON "calls" USING btree ("ring_until") WHERE "calls"."recorded_at" is null;