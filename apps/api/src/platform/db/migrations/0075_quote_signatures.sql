ALTER TABLE "quote_events" ADD COLUMN "signed_name" text;--> statement-breakpoint
ALTER TABLE "quote_events" ADD COLUMN "signed_for" text;--> statement-breakpoint
ALTER TABLE "quote_events" ADD COLUMN "signer_relation" text;--> statement-breakpoint
ALTER TABLE "quote_events" ADD CONSTRAINT "quote_events_relation_check" CHECK ("quote_events"."signer_relation" in ('family', 'carer', 'nominee', 'other'));--> statement-breakpoint
ALTER TABLE "quote_events" ADD CONSTRAINT "quote_events_signature_check" CHECK (("quote_events"."signed_name" is null or "quote_events"."command" = 'approve') and ("quote_events"."signed_for" is null or "quote_events"."signed_name" is not null) and ("quote_events"."signed_for" is null) = ("quote_events"."signer_relation" is null));