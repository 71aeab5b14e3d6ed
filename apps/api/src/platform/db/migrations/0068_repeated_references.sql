ALTER TABLE "account_credits" DROP CONSTRAINT "account_credits_reference_key";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_reference_key";--> statement-breakpoint
CREATE INDEX "account_credits_invoice_index" ON "account_credits" USING btree ("invoice_id","reference");--> statement-breakpoint
CREATE INDEX "payments_invoice_index" ON "payments" USING btree ("invoice_id","position");