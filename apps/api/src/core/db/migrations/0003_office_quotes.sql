ALTER TABLE "quote_events" DROP CONSTRAINT "quote_events_command_check";--> statement-breakpoint
DROP INDEX "quotes_revised_draft_index";--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "origin" text DEFAULT 'client' NOT NULL;--> statement-breakpoint
CREATE INDEX "quotes_revised_draft_index" ON "quotes" USING btree ("waiting_since","id") WHERE "quotes"."status" = 'draft' and ("quotes"."revision" > 1 or "quotes"."origin" = 'office');--> statement-breakpoint
ALTER TABLE "quote_events" ADD CONSTRAINT "quote_events_command_check" CHECK ("quote_events"."command" in ('create', 'submit', 'cancel', 'send', 'decline_request', 'approve', 'decline', 'request_changes', 'revise', 'change', 'expire', 'withdraw', 'convert', 'record_deposit', 'take_deposit_back', 'refund_deposit', 'take_deposit_off', 'release_deposit', 'waive_deposit', 'refuse_send'));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_origin_check" CHECK ("quotes"."origin" in ('client', 'office'));--> statement-breakpoint
-- Written by hand. As before, and a client hears nothing of a quote that the office has not sent yet.
CREATE OR REPLACE FUNCTION "note_live_event"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed jsonb := to_jsonb(CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END);
	about_kind text := TG_ARGV[0];
	about_id uuid := changed ->> TG_ARGV[1];
	told uuid;
	cleaners uuid[];
BEGIN
	IF TG_NARGS = 4 THEN
		EXECUTE format('select %I from %I where id = $1', TG_ARGV[2], TG_ARGV[3]) INTO told USING about_id;
	ELSIF TG_ARGV[2] <> '' THEN
		told := changed ->> TG_ARGV[2];
	END IF;
	-- A client does not know of an invoice that was not issued.
	IF TG_TABLE_NAME = 'invoices' AND changed ->> 'status' = 'draft' THEN
		told := NULL;
	END IF;
	-- Nor of a quote that the office has not sent.
	IF TG_TABLE_NAME = 'quotes' THEN
		IF changed ->> 'origin' = 'office' AND changed ->> 'status' = 'draft' AND changed ->> 'revision' = '1' THEN
			told := NULL;
		END IF;
	ELSIF about_kind = 'quote' AND EXISTS (
		SELECT FROM quotes WHERE id = about_id AND origin = 'office' AND status = 'draft' AND revision = 1
	) THEN
		told := NULL;
	END IF;
	CASE about_kind
		WHEN 'appointment' THEN
			SELECT ARRAY[staff_id] INTO cleaners FROM appointments WHERE id = about_id;
			IF TG_TABLE_NAME = 'appointments' AND TG_OP <> 'INSERT' THEN
				cleaners := cleaners || (to_jsonb(OLD) ->> 'staff_id')::uuid;
			END IF;
		WHEN 'thread' THEN
			SELECT ARRAY[appointments.staff_id] INTO cleaners FROM message_threads
				JOIN appointments ON appointments.id = message_threads.appointment_id
				WHERE message_threads.id = about_id;
		WHEN 'document' THEN
			SELECT ARRAY[staff_id] INTO cleaners FROM appointments
				WHERE id = (changed ->> 'appointment_id')::uuid;
		WHEN 'cleaner' THEN
			cleaners := ARRAY[about_id];
		ELSE
			cleaners := NULL;
	END CASE;
	cleaners := array_remove(cleaners, NULL);
	INSERT INTO live_events (transaction_id, kind, record_id, client_id, staff_ids)
	VALUES (pg_current_xact_id(), about_kind, about_id, told, cleaners)
	ON CONFLICT (transaction_id, kind, record_id)
	DO UPDATE SET client_id = coalesce(excluded.client_id, live_events.client_id),
		staff_ids = live_events.staff_ids || excluded.staff_ids;
	PERFORM pg_notify('live', json_build_object(
		'kind', about_kind, 'id', about_id, 'client', told, 'staff', coalesce(cleaners, '{}'))::text);
	RETURN NULL;
END
$$;
