CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" uuid,
	"client_id" uuid,
	"reason" text,
	"occurred_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_entries_position_index" ON "audit_entries" USING btree ("position" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_occurred_at_index" ON "audit_entries" USING btree ("occurred_at");--> statement-breakpoint
CREATE INDEX "audit_entries_actor_index" ON "audit_entries" USING btree ("actor_id","position" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_client_index" ON "audit_entries" USING btree ("client_id","position" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_subject_index" ON "audit_entries" USING btree ("subject_type","subject_id","position" DESC NULLS FIRST);