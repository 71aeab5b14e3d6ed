DROP INDEX "quotes_client_status_index";--> statement-breakpoint
CREATE INDEX "quotes_client_status_index" ON "quotes" USING btree ("client_id","status","version","id");--> statement-breakpoint
-- Answers are given again while versions are the same (see kept-answers.ts), so a change that leaves the
-- version as it was would not be seen.
CREATE FUNCTION refuse_uncounted_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'A change of % counts its version.', TG_TABLE_NAME USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER quotes_count_their_changes
	BEFORE UPDATE ON "quotes"
	FOR EACH ROW WHEN (NEW.version <= OLD.version)
	EXECUTE FUNCTION refuse_uncounted_change();
