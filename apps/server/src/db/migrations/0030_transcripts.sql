CREATE TABLE "call_transcripts" (
	"call_uuid" uuid PRIMARY KEY NOT NULL,
	"is_running" boolean NOT NULL,
	"started_by" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transcript_readers" (
	"socket_id" text NOT NULL,
	"call_uuid" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"language" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "transcript_readers_call_uuid_socket_id_pk" PRIMARY KEY("call_uuid","socket_id")
);
--> statement-breakpoint
CREATE TABLE "transcript_speakers" (
	"call_uuid" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"is_refused" boolean DEFAULT false NOT NULL,
	"language" text,
	"source" text NOT NULL,
	"engine" text,
	"place" text,
	"service" text,
	"quality" text NOT NULL,
	"session" text,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "transcript_speakers_call_uuid_user_id_pk" PRIMARY KEY("call_uuid","user_id")
);
--> statement-breakpoint
ALTER TABLE "call_transcripts" ADD CONSTRAINT "call_transcripts_call_uuid_calls_uuid_fk" FOREIGN KEY ("call_uuid") REFERENCES "public"."calls"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_transcripts" ADD CONSTRAINT "call_transcripts_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_readers" ADD CONSTRAINT "transcript_readers_call_uuid_call_transcripts_call_uuid_fk" FOREIGN KEY ("call_uuid") REFERENCES "public"."call_transcripts"("call_uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_readers" ADD CONSTRAINT "transcript_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_speakers" ADD CONSTRAINT "transcript_speakers_call_uuid_calls_uuid_fk" FOREIGN KEY ("call_uuid") REFERENCES "public"."calls"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_speakers" ADD CONSTRAINT "transcript_speakers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_transcripts_starter" ON "call_transcripts" USING btree ("started_by");--> statement-breakpoint
CREATE INDEX "transcript_readers_user" ON "transcript_readers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "transcript_readers_until" ON "transcript_readers" USING btree ("until");--> statement-breakpoint
CREATE INDEX "transcript_speakers_user" ON "transcript_speakers" USING btree ("user_id");