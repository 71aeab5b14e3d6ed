CREATE TABLE "deposit_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "deposit_payments_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"quote_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"reference" text NOT NULL,
	"method" text NOT NULL,
	"received_on" date NOT NULL,
	"recorded_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"taken_back_at" timestamp (3) with time zone,
	CONSTRAINT "deposit_payments_kind_check" CHECK ("deposit_payments"."kind" in ('payment', 'refund')),
	CONSTRAINT "deposit_payments_method_check" CHECK ("deposit_payments"."method" in ('bank_transfer', 'card', 'cash', 'ndis_claim', 'other')),
	CONSTRAINT "deposit_payments_amount_check" CHECK ("deposit_payments"."amount_cents" > 0),
	CONSTRAINT "deposit_payments_taken_back_check" CHECK ("deposit_payments"."taken_back_at" is null or "deposit_payments"."kind" = 'payment')
);
--> statement-breakpoint
ALTER TABLE "quotes" DROP CONSTRAINT "quotes_deposit_method_check";--> statement-breakpoint
ALTER TABLE "quotes" DROP CONSTRAINT "quotes_deposit_refund_method_check";--> statement-breakpoint
ALTER TABLE "quotes" DROP CONSTRAINT "quotes_deposit_paid_check";--> statement-breakpoint
ALTER TABLE "quotes" DROP CONSTRAINT "quotes_deposit_refund_check";--> statement-breakpoint
ALTER TABLE "quotes" DROP CONSTRAINT "quotes_deposit_money_check";--> statement-breakpoint
DROP INDEX "quotes_deposit_due_index";--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "deposit_received_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_payments" ADD CONSTRAINT "deposit_payments_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_payments" ADD CONSTRAINT "deposit_payments_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_payments_quote_index" ON "deposit_payments" USING btree ("quote_id","position");--> statement-breakpoint
CREATE INDEX "quotes_deposit_due_index" ON "quotes" USING btree (("deposit_cents" - "deposit_received_cents")) WHERE "quotes"."deposit_status" = 'due';--> statement-breakpoint
-- Until now a deposit was paid in one amount, and its refund kept its last day. Who recorded it is in the history.
INSERT INTO "deposit_payments" ("quote_id", "kind", "amount_cents", "reference", "method", "received_on", "recorded_by", "created_at")
SELECT "quotes"."id", 'payment', "deposit_cents", "deposit_reference", "deposit_method", "deposit_paid_on", "event"."actor_id", coalesce("event"."occurred_at", "quotes"."updated_at")
FROM "quotes" LEFT JOIN LATERAL (SELECT "actor_id", "occurred_at" FROM "quote_events" WHERE "quote_id" = "quotes"."id" AND "command" = 'record_deposit' ORDER BY "position" DESC LIMIT 1) AS "event" ON true
WHERE "deposit_paid_on" IS NOT NULL ORDER BY "deposit_paid_on", "quotes"."id";--> statement-breakpoint
INSERT INTO "deposit_payments" ("quote_id", "kind", "amount_cents", "reference", "method", "received_on", "recorded_by", "created_at")
SELECT "quotes"."id", 'refund', "deposit_refunded_cents", "deposit_refund_reference", "deposit_refund_method", "deposit_refunded_on", "event"."actor_id", coalesce("event"."occurred_at", "quotes"."updated_at")
FROM "quotes" LEFT JOIN LATERAL (SELECT "actor_id", "occurred_at" FROM "quote_events" WHERE "quote_id" = "quotes"."id" AND "command" = 'refund_deposit' ORDER BY "position" DESC LIMIT 1) AS "event" ON true
WHERE "deposit_refunded_cents" > 0 ORDER BY "deposit_refunded_on", "quotes"."id";--> statement-breakpoint
UPDATE "quotes" SET "deposit_received_cents" = "deposit_cents" WHERE "deposit_paid_on" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_deposit_received_check" CHECK (case "quotes"."deposit_status" when 'none' then "quotes"."deposit_received_cents" = 0 when 'due' then "quotes"."deposit_received_cents" < "quotes"."deposit_cents" else "quotes"."deposit_received_cents" > 0 end);--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_deposit_refund_check" CHECK ("quotes"."deposit_status" <> 'refunded' or "quotes"."deposit_refunded_cents" > 0);--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_deposit_money_check" CHECK ("quotes"."deposit_received_cents" between 0 and coalesce("quotes"."deposit_cents", 0) and "quotes"."deposit_taken_off_cents" >= 0 and "quotes"."deposit_refunded_cents" >= 0 and "quotes"."deposit_taken_off_cents" + "quotes"."deposit_refunded_cents" <= "quotes"."deposit_received_cents");