CREATE TABLE "claim_batch_invoices" (
	"batch_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	CONSTRAINT "claim_batch_invoices_batch_id_invoice_id_pk" PRIMARY KEY("batch_id","invoice_id")
);
--> statement-breakpoint
CREATE TABLE "claim_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "claim_batches_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"format_version" text NOT NULL,
	"csv_date_format" text NOT NULL,
	"invoice_count" integer NOT NULL,
	"row_count" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "claim_batches_number_key" UNIQUE("number"),
	CONSTRAINT "claim_batches_csv_date_format_check" CHECK ("claim_batches"."csv_date_format" in ('YYYY-MM-DD', 'YYYY/MM/DD', 'DD/MM/YYYY')),
	CONSTRAINT "claim_batches_counts_check" CHECK ("claim_batches"."invoice_count" > 0 and "claim_batches"."row_count" > 0 and "claim_batches"."total_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "claim_files" (
	"batch_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"file_name" text NOT NULL,
	"row_count" integer NOT NULL,
	"content_encrypted" "bytea" NOT NULL,
	CONSTRAINT "claim_files_batch_id_part_pk" PRIMARY KEY("batch_id","part"),
	CONSTRAINT "claim_files_file_name_key" UNIQUE("file_name"),
	CONSTRAINT "claim_files_counts_check" CHECK ("claim_files"."part" > 0 and "claim_files"."row_count" > 0)
);
--> statement-breakpoint
ALTER TABLE "claim_batch_invoices" ADD CONSTRAINT "claim_batch_invoices_batch_id_claim_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."claim_batches"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_batch_invoices" ADD CONSTRAINT "claim_batch_invoices_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_batches" ADD CONSTRAINT "claim_batches_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_files" ADD CONSTRAINT "claim_files_batch_id_claim_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."claim_batches"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_batch_invoices_invoice_index" ON "claim_batch_invoices" USING btree ("invoice_id");