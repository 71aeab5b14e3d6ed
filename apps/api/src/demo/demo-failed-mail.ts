import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../core/db/client.ts';
import { invoices, mails } from '../core/db/schema/index.ts';
import { RETRIES_IN_A_DAY, RETRY_AFTER_MS } from '../core/mail/deliver.ts';
import type { Secrets } from '../core/security/secrets.ts';
import { postIssuedEmails } from '../invoices/emails.ts';
import { readInvoice } from '../invoices/load-invoice.ts';
import { idOf } from './demo-day.ts';
import type { DemoUser } from './demo-users.ts';

const READER = 'mele@example.com';

/** How long after an email was written an attempt is made, from 1. */
const afterMs = (attempt: number): number =>
  RETRY_AFTER_MS.slice(0, attempt - 1).reduce((sum, wait) => sum + wait, 0);

/** The attempt with which the team is told. */
const REPORTED_AT_ATTEMPT = 3;
const LAST_ATTEMPT = RETRIES_IN_A_DAY + 1;

/**
 * Adds the email with which the latest invoice of a demo client was issued. Their mailbox was full
 * for a day, so it was given up, and waits for the office to do something about it.
 */
export async function addFailedMailOf(
  transaction: Transaction,
  { id: clientId, email }: DemoUser,
  { secrets }: { readonly secrets: Secrets },
): Promise<void> {
  if (email !== READER) return;
  const [issued] = await transaction
    .select({ id: invoices.id, writtenAt: invoices.updatedAt })
    .from(invoices)
    .where(and(eq(invoices.clientId, clientId), isNotNull(invoices.number)))
    .orderBy(desc(invoices.updatedAt))
    .limit(1);
  if (issued === undefined) throw new Error(`${email} has no invoice.`);
  const { id, writtenAt } = issued;
  const viewer = { kind: 'office', staffId: idOf('staff@example.com'), isAdmin: false } as const;
  const invoice = await readInvoice(transaction, { id, viewer, now: writtenAt });
  await postIssuedEmails(transaction, invoice, { secrets, now: writtenAt });
  const attempt = (number: number) => new Date(writtenAt.getTime() + afterMs(number));
  await transaction
    .update(mails)
    .set({
      // An attempt that fails changes it twice.
      version: 1 + 2 * LAST_ATTEMPT,
      attempts: LAST_ATTEMPT,
      nextAttemptAt: attempt(LAST_ATTEMPT),
      failedAt: attempt(LAST_ATTEMPT),
      reportedAt: attempt(REPORTED_AT_ATTEMPT),
      lastError: 'EENVELOPE 452',
      failureCause: 'full',
      failureAnswer: '452 4.2.2 The mailbox is full. Try again later.',
    })
    .where(eq(mails.aboutId, id));
}
