CREATE TABLE "secret_key_checks" (
	"id" integer PRIMARY KEY NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "secret_key_checks_id_check" CHECK ("secret_key_checks"."id" = 1)
);
