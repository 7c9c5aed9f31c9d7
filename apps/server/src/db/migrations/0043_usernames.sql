CREATE TABLE "usernames" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"released_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "username" text;--> statement-breakpoint
ALTER TABLE "usernames" ADD CONSTRAINT "usernames_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "usernames_user" ON "usernames" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "usernames_released" ON "usernames" USING btree ("released_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree ("username" text_pattern_ops);