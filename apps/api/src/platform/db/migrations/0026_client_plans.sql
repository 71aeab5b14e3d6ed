CREATE TABLE "client_plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"plan_start" date,
	"plan_end" date,
	"plan_management" text,
	"plan_manager_name" text,
	"plan_manager_invoice_email" text,
	"remaining_budget_cents" integer,
	"remaining_budget_on" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "client_plans_plan_management_check" CHECK ("client_plans"."plan_management" in ('self', 'plan', 'agency')),
	CONSTRAINT "client_plans_dates_check" CHECK ("client_plans"."plan_end" >= "client_plans"."plan_start"),
	CONSTRAINT "client_plans_budget_check" CHECK ("client_plans"."remaining_budget_cents" >= 0 and ("client_plans"."remaining_budget_cents" is null) = ("client_plans"."remaining_budget_on" is null))
);
--> statement-breakpoint
ALTER TABLE "client_profiles" DROP CONSTRAINT "client_profiles_plan_management_check";--> statement-breakpoint
ALTER TABLE "client_profiles" DROP CONSTRAINT "client_profiles_plan_dates_check";--> statement-breakpoint
ALTER TABLE "client_profiles" DROP CONSTRAINT "client_profiles_budget_check";--> statement-breakpoint
ALTER TABLE "client_plans" ADD CONSTRAINT "client_plans_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_plans_client_index" ON "client_plans" USING btree ("client_id","plan_start");--> statement-breakpoint
ALTER TABLE "client_plans" ADD CONSTRAINT "client_plans_no_overlap" EXCLUDE USING gist ("client_id" WITH =, daterange("plan_start", "plan_end", '[]') WITH &&);--> statement-breakpoint
-- The one plan that a profile had becomes the first row of its client's history.
INSERT INTO "client_plans" ("client_id", "plan_start", "plan_end", "plan_management", "plan_manager_name", "plan_manager_invoice_email", "remaining_budget_cents", "remaining_budget_on", "created_at", "updated_at")
SELECT "client_id", "plan_start", "plan_end", "plan_management", "plan_manager_name", "plan_manager_invoice_email", "remaining_budget_cents", CASE WHEN "remaining_budget_cents" IS NOT NULL THEN ("updated_at" AT TIME ZONE 'Australia/Sydney')::date END, "created_at", "updated_at" FROM "client_profiles"
WHERE num_nonnulls("plan_start", "plan_end", "plan_management", "plan_manager_name", "plan_manager_invoice_email", "remaining_budget_cents") > 0;--> statement-breakpoint
ALTER TABLE "client_profiles" DROP COLUMN "plan_management";--> statement-breakpoint
ALTER TABLE "client_profiles" DROP COLUMN "plan_start";--> statement-breakpoint
ALTER TABLE "client_profiles" DROP COLUMN "plan_end";--> statement-breakpoint
ALTER TABLE "client_profiles" DROP COLUMN "plan_manager_name";--> statement-breakpoint
ALTER TABLE "client_profiles" DROP COLUMN "plan_manager_invoice_email";--> statement-breakpoint
ALTER TABLE "client_profiles" DROP COLUMN "remaining_budget_cents";