ALTER TABLE "line_payments" ADD COLUMN "payment_id" uuid;--> statement-breakpoint
ALTER TABLE "line_payments" ADD CONSTRAINT "line_payments_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "line_payments_payment_index" ON "line_payments" USING btree ("payment_id");--> statement-breakpoint
UPDATE "line_payments" SET "payment_id" = "payments"."id" FROM "payments", "invoice_lines" WHERE "invoice_lines"."id" = "line_payments"."line_id" AND "payments"."invoice_id" = "invoice_lines"."invoice_id" AND "payments"."kind" = 'payment' AND "payments"."reference" = "line_payments"."reference" AND "payments"."created_at" = "line_payments"."created_at";--> statement-breakpoint
DELETE FROM "line_payments" USING "payments" "paid" WHERE "paid"."id" = "line_payments"."payment_id" AND EXISTS (
  SELECT 1 FROM "payments" "refund"
  WHERE "refund"."invoice_id" = "paid"."invoice_id" AND "refund"."kind" = 'refund' AND "refund"."reference" = "paid"."reference" AND "refund"."amount_cents" = "paid"."amount_cents" AND "refund"."position" > "paid"."position"
    AND (
      SELECT sum(CASE "moved"."kind" WHEN 'refund' THEN 1 ELSE -1 END) FROM "payments" "moved"
      WHERE "moved"."invoice_id" = "paid"."invoice_id" AND "moved"."kind" <> 'credit' AND "moved"."reference" = "paid"."reference" AND "moved"."amount_cents" = "paid"."amount_cents" AND "moved"."position" > "paid"."position" AND "moved"."position" <= "refund"."position"
    ) = 1
);--> statement-breakpoint
DELETE FROM "line_payments" USING "invoice_lines" WHERE "invoice_lines"."id" = "line_payments"."line_id" AND "line_payments"."payment_id" IS NULL AND NOT EXISTS (
  SELECT 1 FROM "account_credits"
  WHERE "account_credits"."invoice_id" = "invoice_lines"."invoice_id" AND "account_credits"."reference" = "line_payments"."reference"
);