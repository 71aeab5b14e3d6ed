ALTER TABLE "enquiries" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "closed_by_id" uuid;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "is_client_new" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_closed_by_id_users_id_fk" FOREIGN KEY ("closed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;