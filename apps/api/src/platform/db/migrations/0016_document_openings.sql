CREATE TABLE "document_openings" (
	"document_id" uuid NOT NULL,
	"reader_id" uuid NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "document_openings_document_id_reader_id_pk" PRIMARY KEY("document_id","reader_id")
);
--> statement-breakpoint
ALTER TABLE "document_openings" ADD CONSTRAINT "document_openings_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_openings" ADD CONSTRAINT "document_openings_reader_id_users_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Nobody noted what was opened before. What is a week old was no longer shown as new, and stays so.
INSERT INTO "document_openings" ("document_id", "reader_id", "opened_at")
SELECT "id", "client_id", "created_at" FROM "documents" WHERE "created_at" < now() - interval '7 days';
