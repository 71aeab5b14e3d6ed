DROP INDEX "quotes_client_status_index";--> statement-breakpoint
CREATE INDEX "quotes_client_status_index" ON "quotes" USING btree ("client_id","status");--> statement-breakpoint
DROP TRIGGER quotes_count_their_changes ON "quotes";--> statement-breakpoint
DROP FUNCTION refuse_uncounted_change();
