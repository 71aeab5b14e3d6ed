ALTER TABLE "client_addresses" ADD COLUMN "parking" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "client_addresses" ADD COLUMN "mobility" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "client_addresses" ADD COLUMN "products" text DEFAULT '' NOT NULL;