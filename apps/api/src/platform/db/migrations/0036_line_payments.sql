CREATE TABLE "line_payments" (
	"line_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "line_payments_line_id_reference_pk" PRIMARY KEY("line_id","reference"),
	CONSTRAINT "line_payments_amount_check" CHECK ("line_payments"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "line_payments" ADD CONSTRAINT "line_payments_line_id_invoice_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."invoice_lines"("id") ON DELETE cascade ON UPDATE no action;