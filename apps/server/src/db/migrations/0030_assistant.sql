CREATE TABLE "assistant_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"topic_id" uuid NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "assistant_messages_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"is_answer" boolean NOT NULL,
	"content" text NOT NULL,
	"earlier" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text NOT NULL,
	"engine" text,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"run_id" uuid,
	"lease_until" timestamp with time zone,
	"is_stop_requested" boolean DEFAULT false NOT NULL,
	"previous" jsonb
);
--> statement-breakpoint
CREATE TABLE "assistant_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"request_id" text,
	"message_id" uuid,
	"is_counted" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assistant_topics" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"is_named" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assistant_messages" ADD CONSTRAINT "assistant_messages_topic_id_assistant_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."assistant_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_requests" ADD CONSTRAINT "assistant_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_requests" ADD CONSTRAINT "assistant_requests_message_id_assistant_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."assistant_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_topics" ADD CONSTRAINT "assistant_topics_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assistant_messages_topic" ON "assistant_messages" USING btree ("topic_id","position");--> statement-breakpoint
CREATE INDEX "assistant_messages_writing" ON "assistant_messages" USING btree ("lease_until") WHERE "assistant_messages"."state" = 'writing';--> statement-breakpoint
CREATE UNIQUE INDEX "assistant_requests_request" ON "assistant_requests" USING btree ("user_id","request_id");--> statement-breakpoint
CREATE INDEX "assistant_requests_user" ON "assistant_requests" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "assistant_requests_message" ON "assistant_requests" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "assistant_requests_created" ON "assistant_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "assistant_topics_user" ON "assistant_topics" USING btree ("user_id","created_at");