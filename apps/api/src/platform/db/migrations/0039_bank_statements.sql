CREATE TABLE "bank_row_parts" (
	"row_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "bank_row_parts_row_id_invoice_id_pk" PRIMARY KEY("row_id","invoice_id"),
	CONSTRAINT "bank_row_parts_amount_check" CHECK ("bank_row_parts"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "bank_rows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "bank_rows_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"statement_id" uuid NOT NULL,
	"row_number" integer NOT NULL,
	"booked_on" date NOT NULL,
	"amount_cents" integer NOT NULL,
	"text" text NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"reason" text,
	"kept_cents" integer DEFAULT 0 NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "bank_rows_fingerprint_key" UNIQUE("fingerprint"),
	CONSTRAINT "bank_rows_place_key" UNIQUE("statement_id","row_number"),
	CONSTRAINT "bank_rows_status_check" CHECK ("bank_rows"."status" in ('open', 'matched', 'set_aside')),
	CONSTRAINT "bank_rows_version_check" CHECK ("bank_rows"."version" > 0),
	CONSTRAINT "bank_rows_amount_check" CHECK ("bank_rows"."amount_cents" > 0 and "bank_rows"."kept_cents" between 0 and "bank_rows"."amount_cents"),
	CONSTRAINT "bank_rows_decided_check" CHECK (("bank_rows"."status" = 'open') = ("bank_rows"."decided_at" is null) and ("bank_rows"."status" = 'set_aside') = ("bank_rows"."reason" is not null) and ("bank_rows"."status" = 'matched' or "bank_rows"."kept_cents" = 0))
);
--> statement-breakpoint
CREATE TABLE "bank_statements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"account_ending" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"used_count" integer NOT NULL,
	"out_count" integer NOT NULL,
	"imported_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bank_statements_format_check" CHECK ("bank_statements"."format" in ('ofx', 'camt053', 'csv')),
	CONSTRAINT "bank_statements_counts_check" CHECK ("bank_statements"."used_count" >= 0 and "bank_statements"."out_count" >= 0 and "bank_statements"."first_day" <= "bank_statements"."last_day")
);
--> statement-breakpoint
ALTER TABLE "bank_row_parts" ADD CONSTRAINT "bank_row_parts_row_id_bank_rows_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."bank_rows"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_row_parts" ADD CONSTRAINT "bank_row_parts_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_rows" ADD CONSTRAINT "bank_rows_statement_id_bank_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statements"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_rows" ADD CONSTRAINT "bank_rows_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_imported_by_users_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_row_parts_invoice_index" ON "bank_row_parts" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "bank_rows_open_index" ON "bank_rows" USING btree ("booked_on","row_number","position") WHERE "bank_rows"."status" = 'open';--> statement-breakpoint
CREATE INDEX "bank_statements_created_index" ON "bank_statements" USING btree ("created_at" DESC NULLS FIRST,"id");