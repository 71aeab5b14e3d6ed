import type { StatementResult } from '@cleaning/contract';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Database, Transaction } from '../../../platform/db/client.ts';
import { ApiError, refuse } from '../../../platform/http/api-error.ts';
import { listOverdueClients } from '../lists/owed-repository.ts';
import { sendStatement, type Sending } from './send-statement.ts';

interface Period {
  readonly from: string;
  readonly to: string;
}

/**
 * Mails a statement to each of some clients with overdue invoices that they pay themselves, in the
 * caller's transaction. A refusal for one client does not stop the others.
 *
 * @returns the result for each client, in the order in which they were chosen.
 */
export async function sendStatements(
  database: Database,
  transaction: Transaction,
  clientIds: readonly string[],
  period: Period,
  sending: Sending,
): Promise<StatementResult[]> {
  const overdue = await listOverdueClients(transaction, clientIds, sydneyDateOf(sending.now));
  const results: StatementResult[] = [];
  for (const id of clientIds) {
    results.push(
      await resultOf(id, async () => {
        if (!overdue.has(id)) throw refuse('Nothing that they pay themselves is overdue.');
        const request = {
          ...period,
          client_id: id,
          recipient: 'client' as const,
          with_references: true,
          send_again: false,
        };
        return transaction.transaction((savepoint) =>
          sendStatement(database, savepoint, request, sending),
        );
      }),
    );
  }
  return results;
}

async function resultOf(id: string, send: () => Promise<string>): Promise<StatementResult> {
  try {
    return { client_id: id, sent_to: await send(), error: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, message: detail } = error;
    return { client_id: id, sent_to: null, error: { code, detail } };
  }
}
