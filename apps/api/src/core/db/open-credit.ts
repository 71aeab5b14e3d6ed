import { sql } from 'drizzle-orm';
import { accountCredits } from './schema/index.ts';

/** What is left of some credits of clients, in cents: neither used nor paid back. */
export const sumOfOpenCredit = sql`coalesce(sum(${accountCredits.amountCents} - ${accountCredits.usedCents} - ${accountCredits.refundedCents}), 0)`;
