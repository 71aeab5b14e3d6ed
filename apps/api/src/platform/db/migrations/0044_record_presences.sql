-- Unlogged: what it holds is said again within seconds.
CREATE UNLOGGED TABLE "record_presences" (
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "record_presences_record_id_kind_user_id_pk" PRIMARY KEY("record_id","kind","user_id"),
	CONSTRAINT "record_presences_kind_check" CHECK ("record_presences"."kind" in ('quote', 'appointment', 'invoice', 'thread'))
);
--> statement-breakpoint
ALTER TABLE "record_presences" ADD CONSTRAINT "record_presences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER "note_live_event" AFTER INSERT ON "record_presences" FOR EACH ROW EXECUTE FUNCTION note_live_event('presence', 'record_id', '');
