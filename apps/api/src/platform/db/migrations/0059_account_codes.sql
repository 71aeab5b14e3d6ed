ALTER TABLE "company_settings" ADD COLUMN "xero_sales_account" text DEFAULT '200' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "xero_ndis_account" text DEFAULT '200' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "myob_sales_account" text DEFAULT '4-1000' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "myob_ndis_account" text DEFAULT '4-1000' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_settings" ADD COLUMN "myob_bank_account" text DEFAULT '1-1110' NOT NULL;