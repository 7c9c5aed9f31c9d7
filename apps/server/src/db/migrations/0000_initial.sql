CREATE TABLE "phone_codes" (
	"phone" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone,
	"spent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "quick_links" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"is_redeem" boolean DEFAULT false NOT NULL,
	"confirms_user_id" uuid,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone,
	"spent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"reset_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spent_challenges" (
	"signature" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"topic_id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"chat_id" text NOT NULL,
	"seq" bigint NOT NULL,
	"type" text NOT NULL,
	"content" text,
	"language" text,
	"reply_id" uuid,
	"forward_id" uuid,
	"attachments" jsonb NOT NULL,
	"meta_data" jsonb,
	"contact_id" uuid,
	"call_room" jsonb,
	"recalled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reactions" (
	"message_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"emoji" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reactions_message_id_user_id_pk" PRIMARY KEY("message_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"key" text PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"owner_proof" text,
	"folder" text NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"content_type" text,
	"size" integer,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "dev_outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel" text NOT NULL,
	"to" text NOT NULL,
	"subject" text,
	"text" text NOT NULL,
	"code" text,
	"link" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "topic_changes" (
	"topic_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "topic_changes_topic_id_seq_pk" PRIMARY KEY("topic_id","seq")
);
--> statement-breakpoint
CREATE TABLE "topic_members" (
	"topic_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"cleared_seq" bigint DEFAULT 0 NOT NULL,
	"is_muted" boolean DEFAULT false NOT NULL,
	"reading_language" text,
	"show" text DEFAULT 'translated' NOT NULL,
	"seen_seq" bigint DEFAULT 0 NOT NULL,
	"seen_time" timestamp with time zone,
	CONSTRAINT "topic_members_topic_id_user_id_pk" PRIMARY KEY("topic_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "topics" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"is_group" boolean DEFAULT false NOT NULL,
	"name" text,
	"image" text,
	"theme" text,
	"pair_key" text,
	"last_seq" bigint DEFAULT 0 NOT NULL,
	"last_message_at" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_translations" (
	"message_id" uuid NOT NULL,
	"language" text NOT NULL,
	"version" integer NOT NULL,
	"topic_id" uuid NOT NULL,
	"state" text NOT NULL,
	"original" text NOT NULL,
	"text" text,
	"engine" text,
	"source" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_translations_message_id_language_version_pk" PRIMARY KEY("message_id","language","version")
);
--> statement-breakpoint
CREATE TABLE "translations" (
	"text_hash" text NOT NULL,
	"source" text NOT NULL,
	"target" text NOT NULL,
	"engine" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "translations_text_hash_source_target_engine_pk" PRIMARY KEY("text_hash","source","target","engine")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"avatar" text,
	"dial_code" text,
	"phone_number" text,
	"email" text,
	"email_verified" boolean DEFAULT false NOT NULL,
	"birthday" date,
	"description" text,
	"country" text NOT NULL,
	"language" text NOT NULL,
	"accent" text NOT NULL,
	"gender" text NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"package" text DEFAULT 'free' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "quick_links" ADD CONSTRAINT "quick_links_confirms_user_id_users_id_fk" FOREIGN KEY ("confirms_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reactions" ADD CONSTRAINT "reactions_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reactions" ADD CONSTRAINT "reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_changes" ADD CONSTRAINT "topic_changes_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_members" ADD CONSTRAINT "topic_members_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_members" ADD CONSTRAINT "topic_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quick_links_email" ON "quick_links" USING btree ("email","sent_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_chat_id" ON "messages" USING btree ("sender_id","chat_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_seq" ON "messages" USING btree ("topic_id","seq");--> statement-breakpoint
CREATE INDEX "messages_date" ON "messages" USING btree ("topic_id","created_at");--> statement-breakpoint
CREATE INDEX "messages_files" ON "messages" USING gin ("attachments" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "files_unclaimed" ON "files" USING btree ("claimed_at","created_at");--> statement-breakpoint
CREATE INDEX "dev_outbox_to" ON "dev_outbox" USING btree ("to","created_at");--> statement-breakpoint
CREATE INDEX "topic_members_user" ON "topic_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "topics_pair" ON "topics" USING btree ("pair_key");--> statement-breakpoint
CREATE INDEX "topics_creator" ON "topics" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "message_translations_queue" ON "message_translations" USING btree ("state","next_attempt_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone" ON "users" USING btree ("dial_code","phone_number");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email")) WHERE "users"."email_verified";--> statement-breakpoint
CREATE INDEX "users_email_claims" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree (lower("name"));