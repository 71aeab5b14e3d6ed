CREATE TABLE "account_credit_refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"credit_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"reference" text NOT NULL,
	"method" text NOT NULL,
	"reason" text NOT NULL,
	"refunded_on" date NOT NULL,
	"recorded_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_credit_refunds_method_check" CHECK ("account_credit_refunds"."method" in ('bank_transfer', 'card', 'cash', 'ndis_claim', 'other')),
	CONSTRAINT "account_credit_refunds_amount_check" CHECK ("account_credit_refunds"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "account_credits" DROP CONSTRAINT "account_credits_amount_check";--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_deposit_check";--> statement-breakpoint
ALTER TABLE "account_credits" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "credit_used_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "uses_credit" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "account_credit_id" uuid;--> statement-breakpoint
ALTER TABLE "account_credit_refunds" ADD CONSTRAINT "account_credit_refunds_credit_id_account_credits_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."account_credits"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_credit_refunds" ADD CONSTRAINT "account_credit_refunds_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_credit_refunds_credit_index" ON "account_credit_refunds" USING btree ("credit_id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_account_credit_id_account_credits_id_fk" FOREIGN KEY ("account_credit_id") REFERENCES "public"."account_credits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_account_credit_index" ON "payments" USING btree ("account_credit_id") WHERE "payments"."account_credit_id" is not null;--> statement-breakpoint
ALTER TABLE "account_credits" ADD CONSTRAINT "account_credits_amount_check" CHECK ("account_credits"."amount_cents" > 0 and "account_credits"."used_cents" >= 0 and "account_credits"."refunded_cents" >= 0 and "account_credits"."used_cents" + "account_credits"."refunded_cents" <= "account_credits"."amount_cents");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_deposit_check" CHECK ("invoices"."deposit_cents" >= 0 and "invoices"."credit_used_cents" >= 0 and "invoices"."deposit_cents" + "invoices"."credit_used_cents" <= "invoices"."received_cents");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_account_credit_check" CHECK ("payments"."account_credit_id" is null or "payments"."method" = 'account_credit');--> statement-breakpoint
-- Until now only the reference of a payment said which credit it used.
UPDATE "payments" SET "account_credit_id" = "account_credits"."id"
FROM "account_credits", "invoices"
WHERE "payments"."method" = 'account_credit'
  AND "invoices"."id" = "payments"."invoice_id"
  AND "account_credits"."client_id" = "invoices"."client_id"
  AND starts_with("payments"."reference", 'Credit ' || left("account_credits"."id"::text, 8) || ' from ');--> statement-breakpoint
WITH "used" AS (
  SELECT "invoice_id", sum("amount_cents") AS "cents" FROM "payments" WHERE "account_credit_id" IS NOT NULL GROUP BY "invoice_id"
)
UPDATE "invoices" SET "credit_used_cents" = "used"."cents" FROM "used" WHERE "used"."invoice_id" = "invoices"."id";
