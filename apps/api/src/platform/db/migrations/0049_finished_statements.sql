CREATE TABLE "bank_row_deposits" (
	"row_id" uuid PRIMARY KEY NOT NULL,
	"quote_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "bank_row_deposits_amount_check" CHECK ("bank_row_deposits"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "bank_row_repeats" (
	"row_id" uuid NOT NULL,
	"statement_id" uuid NOT NULL,
	"row_number" integer NOT NULL,
	CONSTRAINT "bank_row_repeats_row_id_statement_id_pk" PRIMARY KEY("row_id","statement_id")
);
--> statement-breakpoint
ALTER TABLE "bank_rows" ADD COLUMN "kept_invoice_id" uuid;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD COLUMN "finished_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD COLUMN "finished_by" uuid;--> statement-breakpoint
ALTER TABLE "bank_row_deposits" ADD CONSTRAINT "bank_row_deposits_row_id_bank_rows_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."bank_rows"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_row_deposits" ADD CONSTRAINT "bank_row_deposits_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_row_repeats" ADD CONSTRAINT "bank_row_repeats_row_id_bank_rows_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."bank_rows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_row_repeats" ADD CONSTRAINT "bank_row_repeats_statement_id_bank_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_row_deposits_quote_index" ON "bank_row_deposits" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "bank_row_repeats_statement_index" ON "bank_row_repeats" USING btree ("statement_id","row_number");--> statement-breakpoint
ALTER TABLE "bank_rows" ADD CONSTRAINT "bank_rows_kept_invoice_id_invoices_id_fk" FOREIGN KEY ("kept_invoice_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_finished_by_users_id_fk" FOREIGN KEY ("finished_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_rows_kept_invoice_index" ON "bank_rows" USING btree ("kept_invoice_id") WHERE "bank_rows"."kept_invoice_id" is not null;--> statement-breakpoint
CREATE INDEX "quotes_deposit_due_index" ON "quotes" USING btree ("deposit_cents") WHERE "quotes"."deposit_status" = 'due';--> statement-breakpoint
ALTER TABLE "bank_rows" ADD CONSTRAINT "bank_rows_kept_check" CHECK ("bank_rows"."kept_invoice_id" is null or "bank_rows"."kept_cents" > 0);--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_finished_check" CHECK ("bank_statements"."finished_by" is null or "bank_statements"."finished_at" is not null);--> statement-breakpoint
-- A statement of which every row is decided was shown as done.
UPDATE "bank_statements" SET
	"finished_at" = coalesce((SELECT max("decided_at") FROM "bank_rows" WHERE "bank_rows"."statement_id" = "bank_statements"."id"), "created_at"),
	"finished_by" = coalesce((SELECT "decided_by" FROM "bank_rows" WHERE "bank_rows"."statement_id" = "bank_statements"."id" ORDER BY "decided_at" DESC LIMIT 1), "imported_by")
WHERE NOT EXISTS (SELECT FROM "bank_rows" WHERE "bank_rows"."statement_id" = "bank_statements"."id" AND "bank_rows"."status" = 'open');
