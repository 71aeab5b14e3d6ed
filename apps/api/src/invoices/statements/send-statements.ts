import type { StatementResult } from '@cleaning/contract/invoices';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Database } from '../../core/db/client.ts';
import { refuse } from '../../core/http/api-error.ts';
import type { RunEach } from '../../core/http/handlers.ts';
import { listOverdueClients } from '../lists/owed-repository.ts';
import { sendStatement, type Sending } from './send-statement.ts';

interface Period {
  readonly from: string;
  readonly to: string;
}

/**
 * Mails a statement to each of some clients with overdue invoices that they pay themselves. A
 * refusal for one client does not stop the others.
 *
 * @returns the result for each client, in the order in which they were chosen.
 */
export async function sendStatements(
  database: Database,
  each: RunEach,
  clientIds: readonly string[],
  period: Period,
  sending: Sending,
): Promise<StatementResult[]> {
  const overdue = await listOverdueClients(database, clientIds, sydneyDateOf(sending.now));
  return each<string, StatementResult>(
    clientIds,
    async (transaction, id) => {
      if (!overdue.has(id)) throw refuse('Nothing that they pay themselves is overdue.');
      const request = {
        ...period,
        client_id: id,
        recipient: 'client' as const,
        with_references: true,
        send_again: false,
      };
      const sentTo = await sendStatement(transaction, request, sending);
      return { client_id: id, sent_to: sentTo, error: null };
    },
    (error, id) => ({ client_id: id, sent_to: null, error }),
  );
}
