ALTER TABLE "call_members" ADD COLUMN "rung_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "call_members" ADD COLUMN "invited_by" uuid;--> statement-breakpoint
ALTER TABLE "call_members" ADD COLUMN "rings" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "call_members" ADD COLUMN "is_guest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "call_members" ADD CONSTRAINT "call_members_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_members_inviter" ON "call_members" USING btree ("invited_by");