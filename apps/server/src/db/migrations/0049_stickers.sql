CREATE TABLE "stickers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"url" text NOT NULL,
	"name" text NOT NULL,
	"copy_of" text,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "stickers" ADD CONSTRAINT "stickers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stickers_url" ON "stickers" USING btree ("url");--> statement-breakpoint
CREATE UNIQUE INDEX "stickers_copy" ON "stickers" USING btree ("copy_of","user_id");--> statement-breakpoint
CREATE INDEX "stickers_user" ON "stickers" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "stickers_removed" ON "stickers" USING btree ("removed_at");--> statement-breakpoint
CREATE INDEX "messages_stickers" ON "messages" USING btree ("content") WHERE "messages"."type" = 'sticker' and "messages"."meta_data" is not null;