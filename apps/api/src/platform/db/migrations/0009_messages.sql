CREATE TABLE "message_reads" (
	"thread_id" uuid NOT NULL,
	"reader_id" uuid NOT NULL,
	"position" bigint NOT NULL,
	CONSTRAINT "message_reads_thread_id_reader_id_pk" PRIMARY KEY("thread_id","reader_id")
);
--> statement-breakpoint
CREATE TABLE "message_threads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"quote_id" uuid,
	"invoice_id" uuid,
	"appointment_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_message_at" timestamp (3) with time zone NOT NULL,
	"client_mailed_at" timestamp (3) with time zone,
	"client_mail_due_at" timestamp (3) with time zone,
	"staff_mailed_at" timestamp (3) with time zone,
	"staff_mail_due_at" timestamp (3) with time zone,
	CONSTRAINT "message_threads_about_check" CHECK (num_nonnulls("message_threads"."quote_id", "message_threads"."invoice_id", "message_threads"."appointment_id") <= 1)
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "messages_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"thread_id" uuid NOT NULL,
	"side" text NOT NULL,
	"author_id" uuid,
	"body" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "messages_side_check" CHECK ("messages"."side" in ('client', 'staff'))
);
--> statement-breakpoint
ALTER TABLE "message_reads" ADD CONSTRAINT "message_reads_thread_id_message_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."message_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reads" ADD CONSTRAINT "message_reads_reader_id_users_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_id_message_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."message_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_threads_client_index" ON "message_threads" USING btree ("client_id","last_message_at","id");--> statement-breakpoint
CREATE INDEX "message_threads_last_message_index" ON "message_threads" USING btree ("last_message_at","id");--> statement-breakpoint
CREATE INDEX "message_threads_client_mail_due_index" ON "message_threads" USING btree ("client_mail_due_at") WHERE "message_threads"."client_mail_due_at" is not null;--> statement-breakpoint
CREATE INDEX "message_threads_staff_mail_due_index" ON "message_threads" USING btree ("staff_mail_due_at") WHERE "message_threads"."staff_mail_due_at" is not null;--> statement-breakpoint
CREATE INDEX "messages_thread_index" ON "messages" USING btree ("thread_id","position");