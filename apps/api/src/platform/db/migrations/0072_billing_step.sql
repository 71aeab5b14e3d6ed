ALTER TABLE "company_settings" ADD COLUMN "billing_step_hundredths" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "company_settings" ADD CONSTRAINT "company_settings_billing_step_check" CHECK ("company_settings"."billing_step_hundredths" in (1, 10, 25));--> statement-breakpoint
-- Drafts were billed by the minute. Now a line comes to its quantity times its price; what was issued stays.
WITH "multiplied" AS (
  SELECT "invoice_lines"."id", ("quantity_hundredths"::bigint * "unit_price_cents" + 50) / 100 AS "amount"
  FROM "invoice_lines" INNER JOIN "invoices" ON "invoices"."id" = "invoice_lines"."invoice_id"
  WHERE "invoices"."status" = 'draft'
)
UPDATE "invoice_lines"
SET "amount_cents" = "amount",
  "gst_cents" = CASE WHEN "gst_code" = 'P1' THEN ("amount" * 2 + 11) / 22 ELSE 0 END
FROM "multiplied"
WHERE "multiplied"."id" = "invoice_lines"."id" AND "amount_cents" <> "amount";--> statement-breakpoint
WITH "sums" AS (
  SELECT "invoice_id", sum("amount_cents") AS "total", sum("gst_cents") AS "gst" FROM "invoice_lines" GROUP BY "invoice_id"
)
UPDATE "invoices"
SET "subtotal_cents" = "total" - "gst", "gst_cents" = "gst", "total_cents" = "total"
FROM "sums"
WHERE "sums"."invoice_id" = "invoices"."id" AND "status" = 'draft' AND ("total_cents" <> "total" OR "gst_cents" <> "gst");
