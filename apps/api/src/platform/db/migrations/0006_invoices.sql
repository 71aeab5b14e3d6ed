CREATE TABLE "invoice_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "invoice_events_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invoice_id" uuid NOT NULL,
	"command" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"claim_status" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"on_behalf_of" uuid,
	"reason" text,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoice_events_command_check" CHECK ("invoice_events"."command" in ('create', 'issue', 'record_payment', 'refund', 'credit', 'void', 'write_off', 'submit_claim', 'accept_claim', 'reject_claim', 'reopen_claim', 'reconcile_claim')),
	CONSTRAINT "invoice_events_from_status_check" CHECK ("invoice_events"."from_status" in ('draft', 'issued', 'partially_paid', 'paid', 'void', 'written_off')),
	CONSTRAINT "invoice_events_to_status_check" CHECK ("invoice_events"."to_status" in ('draft', 'issued', 'partially_paid', 'paid', 'void', 'written_off')),
	CONSTRAINT "invoice_events_claim_status_check" CHECK ("invoice_events"."claim_status" in ('not_applicable', 'ready', 'submitted', 'accepted', 'rejected', 'reconciled')),
	CONSTRAINT "invoice_events_actor_check" CHECK ("invoice_events"."actor" in ('client', 'staff', 'admin', 'system'))
);
--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "invoice_lines_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invoice_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"description" text NOT NULL,
	"quantity_hundredths" integer NOT NULL,
	"unit" text NOT NULL,
	"unit_price_cents" integer NOT NULL,
	"gst_code" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"gst_cents" integer NOT NULL,
	"service_date_from" date,
	"service_date_to" date,
	"start_time" text,
	"end_time" text,
	"appointment_id" uuid,
	"support_item_number" text,
	"region" text,
	"claim_type" text DEFAULT '' NOT NULL,
	"cancellation_reason" text,
	"cancellation_notice_at" timestamp (3) with time zone,
	"no_other_work_found" boolean,
	CONSTRAINT "invoice_lines_kind_check" CHECK ("invoice_lines"."kind" in ('private', 'ndis')),
	CONSTRAINT "invoice_lines_unit_check" CHECK ("invoice_lines"."unit" in ('H', 'E')),
	CONSTRAINT "invoice_lines_gst_code_check" CHECK ("invoice_lines"."gst_code" in ('P1', 'P2', 'P5')),
	CONSTRAINT "invoice_lines_region_check" CHECK ("invoice_lines"."region" in ('standard', 'remote', 'very_remote')),
	CONSTRAINT "invoice_lines_claim_type_check" CHECK ("invoice_lines"."claim_type" in ('', 'CANC', 'TRAN', 'NF2F', 'REPW', 'THLT', 'IRSS')),
	CONSTRAINT "invoice_lines_cancellation_reason_check" CHECK ("invoice_lines"."cancellation_reason" in ('NSDH', 'NSDF', 'NSDT', 'NSDO')),
	CONSTRAINT "invoice_lines_amount_check" CHECK ("invoice_lines"."quantity_hundredths" > 0 and "invoice_lines"."unit_price_cents" >= 0 and "invoice_lines"."gst_cents" between 0 and "invoice_lines"."amount_cents" and ("invoice_lines"."gst_code" = 'P1' or "invoice_lines"."gst_cents" = 0)),
	CONSTRAINT "invoice_lines_private_check" CHECK ("invoice_lines"."kind" = 'ndis' or ("invoice_lines"."support_item_number" is null and "invoice_lines"."region" is null and "invoice_lines"."claim_type" = '' and "invoice_lines"."cancellation_reason" is null and "invoice_lines"."cancellation_notice_at" is null and "invoice_lines"."no_other_work_found" is null)),
	CONSTRAINT "invoice_lines_ndis_check" CHECK ("invoice_lines"."kind" = 'private' or "invoice_lines"."service_date_from" is not null),
	CONSTRAINT "invoice_lines_dates_check" CHECK (("invoice_lines"."service_date_from" is null) = ("invoice_lines"."service_date_to" is null) and "invoice_lines"."service_date_to" >= "invoice_lines"."service_date_from")
);
--> statement-breakpoint
CREATE TABLE "invoiced_appointments" (
	"appointment_id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text,
	"client_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"claim_status" text DEFAULT 'not_applicable' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"quote_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"subtotal_cents" integer DEFAULT 0 NOT NULL,
	"gst_cents" integer DEFAULT 0 NOT NULL,
	"total_cents" integer DEFAULT 0 NOT NULL,
	"received_cents" integer DEFAULT 0 NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"credited_cents" integer DEFAULT 0 NOT NULL,
	"balance_cents" integer GENERATED ALWAYS AS (case when status in ('void', 'written_off') then 0 else total_cents - received_cents + refunded_cents - credited_cents end) STORED NOT NULL,
	"issue_date" date,
	"due_date" date,
	"closed_on" date,
	"closed_cents" integer,
	"plan_management" text,
	"bill_to" jsonb,
	"override_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoices_number_key" UNIQUE("number"),
	CONSTRAINT "invoices_id_kind_key" UNIQUE("id","kind"),
	CONSTRAINT "invoices_kind_check" CHECK ("invoices"."kind" in ('private', 'ndis')),
	CONSTRAINT "invoices_status_check" CHECK ("invoices"."status" in ('draft', 'issued', 'partially_paid', 'paid', 'void', 'written_off')),
	CONSTRAINT "invoices_claim_status_check" CHECK ("invoices"."claim_status" in ('not_applicable', 'ready', 'submitted', 'accepted', 'rejected', 'reconciled')),
	CONSTRAINT "invoices_plan_management_check" CHECK ("invoices"."plan_management" in ('self', 'plan', 'agency')),
	CONSTRAINT "invoices_version_check" CHECK ("invoices"."version" > 0),
	CONSTRAINT "invoices_number_check" CHECK ("invoices"."number" ~ '^INV-[0-9]{4}-[0-9]{5,}$'),
	CONSTRAINT "invoices_issued_check" CHECK (("invoices"."status" = 'draft') = ("invoices"."number" is null) and ("invoices"."number" is null) = ("invoices"."issue_date" is null) and ("invoices"."issue_date" is null) = ("invoices"."due_date" is null) and ("invoices"."due_date" is null) = ("invoices"."bill_to" is null)),
	CONSTRAINT "invoices_closed_check" CHECK (("invoices"."status" in ('void', 'written_off')) = ("invoices"."closed_on" is not null) and ("invoices"."closed_on" is null) = ("invoices"."closed_cents" is null)),
	CONSTRAINT "invoices_claim_of_ndis_check" CHECK ("invoices"."kind" = 'ndis' or "invoices"."claim_status" = 'not_applicable'),
	CONSTRAINT "invoices_sums_check" CHECK ("invoices"."subtotal_cents" >= 0 and "invoices"."gst_cents" >= 0 and "invoices"."total_cents" = "invoices"."subtotal_cents" + "invoices"."gst_cents"),
	CONSTRAINT "invoices_money_check" CHECK ("invoices"."refunded_cents" between 0 and "invoices"."received_cents" and "invoices"."credited_cents" >= 0 and "invoices"."received_cents" - "invoices"."refunded_cents" + "invoices"."credited_cents" <= "invoices"."total_cents"),
	CONSTRAINT "invoices_paid_check" CHECK (("invoices"."status" = 'paid') = ("invoices"."status" not in ('draft', 'void', 'written_off') and "invoices"."received_cents" - "invoices"."refunded_cents" + "invoices"."credited_cents" = "invoices"."total_cents"))
);
--> statement-breakpoint
CREATE TABLE "number_counters" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last_number" integer NOT NULL,
	CONSTRAINT "number_counters_series_year_pk" PRIMARY KEY("series","year"),
	CONSTRAINT "number_counters_last_number_check" CHECK ("number_counters"."last_number" > 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "payments_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invoice_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"gst_cents" integer DEFAULT 0 NOT NULL,
	"reference" text NOT NULL,
	"number" text,
	"method" text,
	"received_on" date NOT NULL,
	"recorded_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payments_number_key" UNIQUE("number"),
	CONSTRAINT "payments_reference_key" UNIQUE("invoice_id","kind","reference"),
	CONSTRAINT "payments_kind_check" CHECK ("payments"."kind" in ('payment', 'refund', 'credit')),
	CONSTRAINT "payments_method_check" CHECK ("payments"."method" in ('bank_transfer', 'card', 'cash', 'ndis_claim', 'other')),
	CONSTRAINT "payments_amount_check" CHECK ("payments"."amount_cents" > 0),
	CONSTRAINT "payments_number_check" CHECK ("payments"."number" ~ '^CRN-[0-9]{4}-[0-9]{5,}$'),
	CONSTRAINT "payments_credit_check" CHECK (("payments"."kind" = 'credit') = ("payments"."number" is not null) and ("payments"."kind" = 'credit') = ("payments"."method" is null) and ("payments"."kind" = 'credit' or "payments"."gst_cents" = 0))
);
--> statement-breakpoint
ALTER TABLE "invoice_events" ADD CONSTRAINT "invoice_events_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_events" ADD CONSTRAINT "invoice_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_events" ADD CONSTRAINT "invoice_events_on_behalf_of_users_id_fk" FOREIGN KEY ("on_behalf_of") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_fk" FOREIGN KEY ("invoice_id","kind") REFERENCES "public"."invoices"("id","kind") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoiced_appointments" ADD CONSTRAINT "invoiced_appointments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_events_invoice_index" ON "invoice_events" USING btree ("invoice_id","position");--> statement-breakpoint
CREATE INDEX "invoice_lines_invoice_index" ON "invoice_lines" USING btree ("invoice_id","position");--> statement-breakpoint
CREATE INDEX "invoice_lines_support_index" ON "invoice_lines" USING btree ("service_date_from","support_item_number") WHERE "invoice_lines"."kind" = 'ndis';--> statement-breakpoint
CREATE INDEX "invoiced_appointments_invoice_index" ON "invoiced_appointments" USING btree ("invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_live_quote_key" ON "invoices" USING btree ("quote_id") WHERE "invoices"."quote_id" is not null and "invoices"."status" <> 'void';--> statement-breakpoint
CREATE INDEX "invoices_client_updated_index" ON "invoices" USING btree ("client_id","updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "invoices_client_status_index" ON "invoices" USING btree ("client_id","status");--> statement-breakpoint
CREATE INDEX "invoices_updated_index" ON "invoices" USING btree ("updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "invoices_status_updated_index" ON "invoices" USING btree ("status","updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "invoices_owed_index" ON "invoices" USING btree ("due_date","id") WHERE "invoices"."status" in ('issued', 'partially_paid');--> statement-breakpoint
CREATE INDEX "invoices_claim_index" ON "invoices" USING btree ("claim_status","issue_date","id") WHERE "invoices"."claim_status" <> 'not_applicable';