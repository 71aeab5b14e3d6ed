import type { StatementRecipient } from '@cleaning/contract/invoices';
import { and, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../core/db/client.ts';
import { sentStatements, userFullName, users } from '../../core/db/schema/index.ts';

export type SentStatement = typeof sentStatements.$inferInsert;

/** The statements of a client that were sent on a day, with who sent them. */
export async function listSentOn(
  queryable: Queryable,
  { clientId, sentOn }: Pick<SentStatement, 'clientId' | 'sentOn'>,
): Promise<ReadonlyMap<StatementRecipient['recipient'], StatementRecipient['sent_today']>> {
  const rows = await queryable
    .select({
      recipient: sentStatements.recipient,
      at: sentStatements.sentAt,
      by: userFullName(users),
      to: sentStatements.sentTo,
    })
    .from(sentStatements)
    .leftJoin(users, eq(users.id, sentStatements.sentBy))
    .where(and(eq(sentStatements.clientId, clientId), eq(sentStatements.sentOn, sentOn)));
  return new Map(
    rows.map(({ recipient, at, by, to }) => [
      recipient,
      { at: at.toISOString(), by: by ?? 'Former staff', to },
    ]),
  );
}

/**
 * Records that a statement is sent. Of two concurrent calls the second waits for the first.
 *
 * @returns false when one was already sent to that recipient on that day.
 */
export async function insertSent(transaction: Transaction, sent: SentStatement): Promise<boolean> {
  const rows = await transaction
    .insert(sentStatements)
    .values(sent)
    .onConflictDoNothing()
    .returning({ sentOn: sentStatements.sentOn });
  return rows.length > 0;
}

/** Records a second statement on the same day, in place of the first. */
export async function replaceSent(
  transaction: Transaction,
  { clientId, recipient, sentOn, ...last }: SentStatement,
): Promise<void> {
  await transaction
    .update(sentStatements)
    .set(last)
    .where(
      and(
        eq(sentStatements.clientId, clientId),
        eq(sentStatements.recipient, recipient),
        eq(sentStatements.sentOn, sentOn),
      ),
    );
}
