CREATE TABLE "live_events" (
	"transaction_id" "xid8" NOT NULL,
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"client_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "live_events_transaction_id_kind_record_id_pk" PRIMARY KEY("transaction_id","kind","record_id")
);
--> statement-breakpoint
CREATE INDEX "live_events_created_at_index" ON "live_events" USING btree ("created_at");--> statement-breakpoint
-- Writes down that a record changed, and says it to every process that listens on "live". Its arguments: the
-- kind of the record, the column with its id, the column with its client (empty where only staff may hear of
-- it), and for a row that is part of a record, the table of that record, whose client it is.
CREATE FUNCTION "note_live_event"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed jsonb := to_jsonb(CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END);
	about_kind text := TG_ARGV[0];
	about_id uuid := changed ->> TG_ARGV[1];
	told uuid;
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
	INSERT INTO live_events (transaction_id, kind, record_id, client_id)
	VALUES (pg_current_xact_id(), about_kind, about_id, told)
	ON CONFLICT (transaction_id, kind, record_id)
	DO UPDATE SET client_id = coalesce(excluded.client_id, live_events.client_id);
	PERFORM pg_notify('live', json_build_object('kind', about_kind, 'id', about_id, 'client', told)::text);
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- A session that ends, for whatever reason, ends its streams.
CREATE FUNCTION "note_session_end"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('live', json_build_object('kind', 'session', 'id', OLD.id)::text);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "note_session_end" AFTER DELETE ON "sessions" FOR EACH ROW EXECUTE FUNCTION note_session_end();
--> statement-breakpoint
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "quotes" FOR EACH ROW EXECUTE FUNCTION note_live_event('quote', 'id', 'client_id');
--> statement-breakpoint
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "quote_attachments" FOR EACH ROW EXECUTE FUNCTION note_live_event('quote', 'quote_id', 'client_id', 'quotes');
--> statement-breakpoint
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "appointments" FOR EACH ROW EXECUTE FUNCTION note_live_event('appointment', 'id', 'client_id');
--> statement-breakpoint
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "appointment_tasks" FOR EACH ROW EXECUTE FUNCTION note_live_event('appointment', 'appointment_id', 'client_id', 'appointments');
--> statement-breakpoint
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "reschedule_requests" FOR EACH ROW EXECUTE FUNCTION note_live_event('appointment', 'appointment_id', 'client_id', 'appointments');
--> statement-breakpoint
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "appointment_series" FOR EACH ROW EXECUTE FUNCTION note_live_event('series', 'id', 'client_id');
--> statement-breakpoint
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION note_live_event('invoice', 'id', 'client_id');
--> statement-breakpoint
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "payment_reminders" FOR EACH ROW EXECUTE FUNCTION note_live_event('invoice', 'invoice_id', 'client_id', 'invoices');
--> statement-breakpoint
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "reminder_stops" FOR EACH ROW EXECUTE FUNCTION note_live_event('invoice', 'invoice_id', 'client_id', 'invoices');
--> statement-breakpoint
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "message_threads" FOR EACH ROW EXECUTE FUNCTION note_live_event('thread', 'id', 'client_id');
--> statement-breakpoint
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "message_reads" FOR EACH ROW EXECUTE FUNCTION note_live_event('thread', 'thread_id', 'client_id', 'message_threads');
--> statement-breakpoint
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "documents" FOR EACH ROW EXECUTE FUNCTION note_live_event('document', 'id', 'client_id');
--> statement-breakpoint
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "document_openings" FOR EACH ROW EXECUTE FUNCTION note_live_event('document', 'document_id', 'client_id', 'documents');
--> statement-breakpoint
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "client_profiles" FOR EACH ROW EXECUTE FUNCTION note_live_event('client', 'client_id', 'client_id');
--> statement-breakpoint
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "client_addresses" FOR EACH ROW EXECUTE FUNCTION note_live_event('client', 'client_id', 'client_id');
--> statement-breakpoint
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "client_plans" FOR EACH ROW EXECUTE FUNCTION note_live_event('client', 'client_id', 'client_id');
--> statement-breakpoint
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "client_agreements" FOR EACH ROW EXECUTE FUNCTION note_live_event('client', 'client_id', 'client_id');
--> statement-breakpoint
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "account_credits" FOR EACH ROW EXECUTE FUNCTION note_live_event('client', 'client_id', 'client_id');
--> statement-breakpoint
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "reminders_off" FOR EACH ROW EXECUTE FUNCTION note_live_event('client', 'client_id', 'client_id');
--> statement-breakpoint
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "enquiries" FOR EACH ROW EXECUTE FUNCTION note_live_event('enquiry', 'id', '');
--> statement-breakpoint
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "claim_batches" FOR EACH ROW EXECUTE FUNCTION note_live_event('claim_batch', 'id', '');
--> statement-breakpoint
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "claim_files" FOR EACH ROW EXECUTE FUNCTION note_live_event('claim_batch', 'batch_id', '');
--> statement-breakpoint
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "claim_batch_invoices" FOR EACH ROW EXECUTE FUNCTION note_live_event('claim_batch', 'batch_id', '');
--> statement-breakpoint
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "bank_statements" FOR EACH ROW EXECUTE FUNCTION note_live_event('bank_statement', 'id', '');
--> statement-breakpoint
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "bank_rows" FOR EACH ROW EXECUTE FUNCTION note_live_event('bank_statement', 'statement_id', '');
--> statement-breakpoint
CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE ON "users" FOR EACH ROW WHEN (NEW.user_type = 'client') EXECUTE FUNCTION note_live_event('client', 'id', 'id');
