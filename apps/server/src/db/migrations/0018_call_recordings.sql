CREATE TABLE "call_recordings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"call_uuid" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"file_key" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"kept_at" timestamp with time zone,
	"milliseconds" integer
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "parts" integer;--> statement-breakpoint
ALTER TABLE "call_recordings" ADD CONSTRAINT "call_recordings_call_uuid_calls_uuid_fk" FOREIGN KEY ("call_uuid") REFERENCES "public"."calls"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_recordings" ADD CONSTRAINT "call_recordings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "call_recordings_running" ON "call_recordings" USING btree ("call_uuid") WHERE "call_recordings"."stopped_at" is null;--> statement-breakpoint
CREATE INDEX "call_recordings_call" ON "call_recordings" USING btree ("call_uuid");--> statement-breakpoint
CREATE INDEX "call_recordings_user" ON "call_recordings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "call_recordings_unkept" ON "call_recordings" USING btree ("seen_at") WHERE "call_recordings"."kept_at" is null;