CREATE TRIGGER "note_live_event" AFTER INSERT OR UPDATE OR DELETE ON "staff_leave" FOR EACH ROW EXECUTE FUNCTION note_live_event('cleaner', 'staff_id', '');
--> statement-breakpoint
CREATE TRIGGER "note_live_event" AFTER INSERT ON "working_hours" FOR EACH ROW EXECUTE FUNCTION note_live_event('cleaner', 'staff_id', '');
