ALTER TABLE "appointment_series" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "client_addresses" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "client_profiles" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "staff_leave" ADD COLUMN "updated_by" uuid;