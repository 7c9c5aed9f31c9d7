CREATE TABLE "link_previews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"url_hash" text NOT NULL,
	"url" text NOT NULL,
	"host" text NOT NULL,
	"title" text,
	"description" text,
	"site" text,
	"has_picture" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"purge_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "preview_id" uuid;--> statement-breakpoint
CREATE INDEX "link_previews_url" ON "link_previews" USING btree ("url_hash","expires_at");--> statement-breakpoint
CREATE INDEX "link_previews_purge" ON "link_previews" USING btree ("purge_at");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_preview_id_link_previews_id_fk" FOREIGN KEY ("preview_id") REFERENCES "public"."link_previews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_previews" ON "messages" USING btree ("preview_id") WHERE "messages"."preview_id" is not null;