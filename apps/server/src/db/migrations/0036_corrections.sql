ALTER TABLE "message_translations" ADD COLUMN "corrected_by" uuid;--> statement-breakpoint
ALTER TABLE "message_translations" ADD COLUMN "is_reused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "message_translations" ADD CONSTRAINT "message_translations_corrected_by_users_id_fk" FOREIGN KEY ("corrected_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_translations_reused" ON "message_translations" USING btree ("topic_id","language",md5("original"),"updated_at" DESC NULLS LAST) WHERE "message_translations"."is_reused";--> statement-breakpoint
CREATE INDEX "message_translations_by" ON "message_translations" USING btree ("corrected_by") WHERE "message_translations"."corrected_by" is not null;