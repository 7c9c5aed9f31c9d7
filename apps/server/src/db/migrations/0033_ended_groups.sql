CREATE TABLE "ended_group_members" (
	"topic_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"membership" jsonb NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"ended_by" uuid,
	CONSTRAINT "ended_group_members_topic_id_user_id_pk" PRIMARY KEY("topic_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "ended_group_members" ADD CONSTRAINT "ended_group_members_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ended_group_members" ADD CONSTRAINT "ended_group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ended_group_members" ADD CONSTRAINT "ended_group_members_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ended_group_members_user" ON "ended_group_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ended_group_members_by" ON "ended_group_members" USING btree ("ended_by");