CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- The lines of a price add up to its subtotal and, with the timeline, to its total; the columns repeat it.
CREATE FUNCTION quote_price_adds_up(price jsonb, total_cents integer, deposit_cents integer)
RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce(
	(price ->> 'total_cents')::bigint IS NOT DISTINCT FROM total_cents::bigint
	AND (price ->> 'deposit_cents')::bigint IS NOT DISTINCT FROM deposit_cents::bigint
	AND CASE
		WHEN total_cents IS NULL THEN jsonb_array_length(price -> 'lines') = 0
		ELSE (price ->> 'subtotal_cents')::bigint + (price ->> 'timeline_adjustment_cents')::bigint = total_cents
			AND (
				SELECT sum((line ->> 'amount_cents')::bigint) = (price ->> 'subtotal_cents')::bigint
					AND bool_and(
						(line ->> 'amount_cents')::numeric
						= floor((line ->> 'quantity')::numeric * (line ->> 'unit_cents')::numeric + 0.5)
					)
				FROM jsonb_array_elements(price -> 'lines') AS line
			)
	END,
	false
);--> statement-breakpoint
CREATE TABLE "quote_revisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quote_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"content" jsonb NOT NULL,
	"total_cents" integer NOT NULL,
	"deposit_cents" integer NOT NULL,
	"valid_until" date NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"sent_by" uuid,
	CONSTRAINT "quote_revisions_quote_revision_key" UNIQUE("quote_id","revision"),
	CONSTRAINT "quote_revisions_revision_check" CHECK ("quote_revisions"."revision" > 0),
	CONSTRAINT "quote_revisions_price_check" CHECK (quote_price_adds_up("quote_revisions"."content" -> 'price', "quote_revisions"."total_cents", "quote_revisions"."deposit_cents"))
);
--> statement-breakpoint
CREATE TABLE "quote_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"name" text NOT NULL,
	"service_id" text NOT NULL,
	"rooms" jsonb NOT NULL,
	"addon_ids" text[] NOT NULL,
	"timeline_id" text NOT NULL,
	"address_line1" text,
	"suburb" text,
	"postcode" text,
	"access_notes" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quote_templates_service_id_check" CHECK ("quote_templates"."service_id" in ('general', 'deep', 'end-of-lease', 'ndis', 'airbnb', 'post-renovation', 'after-builders', 'custom-one-off', 'pet-treatment', 'window-carpet')),
	CONSTRAINT "quote_templates_timeline_id_check" CHECK ("quote_templates"."timeline_id" in ('standard', 'urgent', 'same-day')),
	CONSTRAINT "quote_templates_postcode_check" CHECK ("quote_templates"."postcode" ~ '^[0-9]{4}$')
);
--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "company_notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "approved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "approved_name" text;--> statement-breakpoint
ALTER TABLE "quote_revisions" ADD CONSTRAINT "quote_revisions_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_revisions" ADD CONSTRAINT "quote_revisions_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_templates" ADD CONSTRAINT "quote_templates_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quote_templates_client_name_key" ON "quote_templates" USING btree ("client_id",lower("name"));--> statement-breakpoint
CREATE INDEX "quotes_created_index" ON "quotes" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "quotes_service_updated_index" ON "quotes" USING btree ("service_id","updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "quotes_total_index" ON "quotes" USING btree ("total_cents","id");--> statement-breakpoint
CREATE INDEX "quotes_total_descending_index" ON "quotes" USING btree ("total_cents" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "quotes_search_index" ON "quotes" USING gin (("reference" || ' ' || coalesce("suburb", '')) gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_price_check" CHECK (quote_price_adds_up("quotes"."price", "quotes"."total_cents", "quotes"."deposit_cents"));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_approval_check" CHECK ("quotes"."approved_name" is null or "quotes"."approved_at" is not null);--> statement-breakpoint
INSERT INTO "quote_revisions" ("quote_id", "revision", "content", "total_cents", "deposit_cents", "valid_until", "sent_at", "sent_by")
SELECT quotes.id, quotes.revision,
	jsonb_build_object(
		'service_id', service_id, 'rooms', rooms, 'addon_ids', to_jsonb(addon_ids),
		'timeline_id', timeline_id, 'address_line1', address_line1, 'suburb', suburb,
		'postcode', postcode, 'access_notes', access_notes, 'preferred_date', preferred_date,
		'company_notes', company_notes, 'price', price
	),
	total_cents, deposit_cents, valid_until, sending.occurred_at, sending.actor_id
FROM quotes
CROSS JOIN LATERAL (
	SELECT occurred_at, actor_id FROM quote_events
	WHERE quote_id = quotes.id AND command = 'send'
	ORDER BY position DESC LIMIT 1
) AS sending
WHERE valid_until IS NOT NULL AND total_cents IS NOT NULL;--> statement-breakpoint
CREATE FUNCTION refuse_change_of_frozen_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'A sent revision of a quote never changes.' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
-- Who sent it may be forgotten with the person; nothing else changes.
CREATE TRIGGER quote_revisions_are_frozen
BEFORE UPDATE OF quote_id, revision, content, total_cents, deposit_cents, valid_until, sent_at
ON quote_revisions FOR EACH ROW EXECUTE FUNCTION refuse_change_of_frozen_row();
