CREATE TABLE "attachment_text_translations" (
	"message_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"language" text NOT NULL,
	"topic_id" uuid NOT NULL,
	"state" text NOT NULL,
	"engine" text,
	"text" text,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attachment_text_translations_message_id_place_language_pk" PRIMARY KEY("message_id","place","language")
);
--> statement-breakpoint
CREATE TABLE "attachment_texts" (
	"message_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"topic_id" uuid NOT NULL,
	"medium" text NOT NULL,
	"state" text NOT NULL,
	"language" text,
	"engine" jsonb,
	"text" text,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attachment_texts_message_id_place_pk" PRIMARY KEY("message_id","place")
);
--> statement-breakpoint
ALTER TABLE "attachment_text_translations" ADD CONSTRAINT "attachment_text_translations_text" FOREIGN KEY ("message_id","place") REFERENCES "public"."attachment_texts"("message_id","place") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachment_texts" ADD CONSTRAINT "attachment_texts_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachment_text_translations_words" ON "attachment_text_translations" USING gin (search_words("topic_id", "text")) WITH (fastupdate=false) WHERE "attachment_text_translations"."text" is not null;--> statement-breakpoint
CREATE INDEX "attachment_texts_words" ON "attachment_texts" USING gin (search_words("topic_id", "text")) WITH (fastupdate=false) WHERE "attachment_texts"."text" is not null;