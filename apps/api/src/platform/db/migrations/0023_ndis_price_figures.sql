ALTER TABLE "quotes" DROP CONSTRAINT "quotes_ndis_deposit_check";--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_ndis_deposit_check" CHECK ("quotes"."service_id" <> 'ndis' or "quotes"."deposit_status" = 'none');--> statement-breakpoint
-- What was not offered yet gets the figures of the price list; an offer stays as it was sent.
UPDATE "quotes" SET "price" = "price" || jsonb_build_object('deposit_percent', 30, 'deposit_cents', round("total_cents" * 30 / 100.0)::integer), "deposit_cents" = round("total_cents" * 30 / 100.0)::integer WHERE "service_id" = 'ndis' AND "timeline_id" IN ('urgent', 'same-day') AND "total_cents" IS NOT NULL AND "status" IN ('draft', 'submitted');
