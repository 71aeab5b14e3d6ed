CREATE TABLE "client_agreements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"agreement_start" date,
	"agreement_end" date,
	"cancellation_fee_cents" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "client_agreements_dates_check" CHECK ("client_agreements"."agreement_end" >= "client_agreements"."agreement_start"),
	CONSTRAINT "client_agreements_fee_check" CHECK ("client_agreements"."cancellation_fee_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "client_profiles" DROP CONSTRAINT "client_profiles_agreement_dates_check";--> statement-breakpoint
ALTER TABLE "client_profiles" DROP CONSTRAINT "client_profiles_cancellation_fee_check";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_ndis_number_check";--> statement-breakpoint
DROP INDEX "users_ndis_number_lookup_index";--> statement-breakpoint
ALTER TABLE "client_agreements" ADD CONSTRAINT "client_agreements_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_agreements_client_index" ON "client_agreements" USING btree ("client_id","agreement_start");--> statement-breakpoint
ALTER TABLE "client_agreements" ADD CONSTRAINT "client_agreements_no_overlap" EXCLUDE USING gist ("client_id" WITH =, daterange("agreement_start", "agreement_end", '[]') WITH &&);--> statement-breakpoint
-- The one agreement that a profile had becomes the first row of its client's history.
INSERT INTO "client_agreements" ("client_id", "agreement_start", "agreement_end", "cancellation_fee_cents", "created_at", "updated_at")
SELECT "client_id", "service_agreement_start", "service_agreement_end", "cancellation_fee_cents", "created_at", "updated_at" FROM "client_profiles"
WHERE num_nonnulls("service_agreement_start", "service_agreement_end", "cancellation_fee_cents") > 0;--> statement-breakpoint
ALTER TABLE "client_profiles" DROP COLUMN "service_agreement_start";--> statement-breakpoint
ALTER TABLE "client_profiles" DROP COLUMN "service_agreement_end";--> statement-breakpoint
ALTER TABLE "client_profiles" DROP COLUMN "cancellation_fee_cents";--> statement-breakpoint
-- The keyed hash of an NDIS number was never read.
ALTER TABLE "users" DROP COLUMN "ndis_number_lookup";