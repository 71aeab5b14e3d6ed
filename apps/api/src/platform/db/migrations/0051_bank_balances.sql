ALTER TABLE "bank_statements" ADD COLUMN "opening_cents" bigint;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD COLUMN "in_cents" bigint;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD COLUMN "out_cents" bigint;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD COLUMN "closing_cents" bigint;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_balance_check" CHECK (num_nulls("bank_statements"."opening_cents", "bank_statements"."in_cents", "bank_statements"."out_cents", "bank_statements"."closing_cents") in (0, 4) and "bank_statements"."in_cents" >= 0 and "bank_statements"."out_cents" >= 0);