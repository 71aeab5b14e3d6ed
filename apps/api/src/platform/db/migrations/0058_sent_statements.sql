CREATE TABLE "sent_statements" (
	"client_id" uuid NOT NULL,
	"recipient" text NOT NULL,
	"sent_on" date NOT NULL,
	"sent_to" text NOT NULL,
	"sent_by" uuid,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sent_statements_client_id_recipient_sent_on_pk" PRIMARY KEY("client_id","recipient","sent_on"),
	CONSTRAINT "sent_statements_recipient_check" CHECK ("sent_statements"."recipient" in ('client', 'plan_manager'))
);
--> statement-breakpoint
ALTER TABLE "sent_statements" ADD CONSTRAINT "sent_statements_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_statements" ADD CONSTRAINT "sent_statements_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;