CREATE TABLE "bank_layouts" (
	"account" text NOT NULL,
	"key" text NOT NULL,
	"columns" text[] NOT NULL,
	"names_row" integer NOT NULL,
	"date_order" text NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bank_layouts_account_key_pk" PRIMARY KEY("account","key"),
	CONSTRAINT "bank_layouts_date_order_check" CHECK ("bank_layouts"."date_order" in ('dmy', 'mdy')),
	CONSTRAINT "bank_layouts_names_row_check" CHECK ("bank_layouts"."names_row" >= 0)
);
--> statement-breakpoint
ALTER TABLE "bank_statements" ADD COLUMN "has_chosen_columns" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_layouts" ADD CONSTRAINT "bank_layouts_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;