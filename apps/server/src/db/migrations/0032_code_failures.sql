CREATE TABLE "code_failures" (
	"phone" text NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"failures" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "code_failures_phone_device_pk" PRIMARY KEY("phone","device")
);
--> statement-breakpoint
ALTER TABLE "phone_codes" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "phone_codes" DROP CONSTRAINT "phone_codes_pkey";--> statement-breakpoint
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_phone_device_pk" PRIMARY KEY("phone","device");
