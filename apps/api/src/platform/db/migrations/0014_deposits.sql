ALTER TABLE "payments" DROP CONSTRAINT "payments_method_check";--> statement-breakpoint
ALTER TABLE "quote_events" DROP CONSTRAINT "quote_events_command_check";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "deposit_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "quote_id" uuid;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "deposit_paid_on" date;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "deposit_reference" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "deposit_method" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "deposit_refunded_on" date;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "deposit_refund_reference" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "deposit_refund_method" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "deposit_taken_off_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "deposit_refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_quote_index" ON "payments" USING btree ("quote_id") WHERE "payments"."quote_id" is not null;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_deposit_check" CHECK ("invoices"."deposit_cents" between 0 and "invoices"."received_cents");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_deposit_check" CHECK (("payments"."quote_id" is not null) = ("payments"."method" is not distinct from 'deposit'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_method_check" CHECK ("payments"."method" in ('bank_transfer', 'card', 'cash', 'ndis_claim', 'other', 'deposit'));--> statement-breakpoint
ALTER TABLE "quote_events" ADD CONSTRAINT "quote_events_command_check" CHECK ("quote_events"."command" in ('create', 'submit', 'cancel', 'send', 'decline_request', 'approve', 'decline', 'request_changes', 'revise', 'expire', 'withdraw', 'convert', 'record_deposit', 'refund_deposit', 'take_deposit_off', 'release_deposit', 'waive_deposit'));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_deposit_method_check" CHECK ("quotes"."deposit_method" in ('bank_transfer', 'card', 'cash', 'ndis_claim', 'other'));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_deposit_refund_method_check" CHECK ("quotes"."deposit_refund_method" in ('bank_transfer', 'card', 'cash', 'ndis_claim', 'other'));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_deposit_paid_check" CHECK (("quotes"."deposit_status" in ('paid', 'refunded')) = ("quotes"."deposit_paid_on" is not null) and ("quotes"."deposit_paid_on" is null) = ("quotes"."deposit_reference" is null) and ("quotes"."deposit_reference" is null) = ("quotes"."deposit_method" is null));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_deposit_refund_check" CHECK (("quotes"."deposit_refunded_cents" > 0) = ("quotes"."deposit_refunded_on" is not null) and ("quotes"."deposit_refunded_on" is null) = ("quotes"."deposit_refund_reference" is null) and ("quotes"."deposit_refund_reference" is null) = ("quotes"."deposit_refund_method" is null) and ("quotes"."deposit_status" <> 'refunded' or "quotes"."deposit_refunded_cents" > 0));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_deposit_money_check" CHECK ("quotes"."deposit_taken_off_cents" >= 0 and "quotes"."deposit_refunded_cents" >= 0 and "quotes"."deposit_taken_off_cents" + "quotes"."deposit_refunded_cents" <= case when "quotes"."deposit_paid_on" is null then 0 else "quotes"."deposit_cents" end);--> statement-breakpoint
-- A claim may not hold a deposit, so the price of an NDIS quote asks for none.
UPDATE "quotes" SET "price" = "price" || '{"deposit_percent": 0, "deposit_cents": 0}', "deposit_cents" = 0 WHERE "service_id" = 'ndis' AND "deposit_cents" > 0;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_ndis_deposit_check" CHECK ("quotes"."service_id" <> 'ndis' or coalesce("quotes"."deposit_cents", 0) = 0);