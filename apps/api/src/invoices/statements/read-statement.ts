import type { Statement, StatementAccount, statementQuery } from '@cleaning/contract/invoices';
import { fullName } from '@cleaning/contract/rules';
import type { z } from 'zod';
import type { Queryable } from '../../core/db/client.ts';
import { notFound, refuseField } from '../../core/http/api-error.ts';
import type { UserViewer } from '../../core/http/viewer.ts';
import { findClientContact } from '../../clients/client-directory.ts';
import { listLedger, listPlanPayers, sumBefore } from './statement-repository.ts';

type StatementQuery = z.output<typeof statementQuery>;

/**
 * The account of a client over a period, and separately what their NDIS plan pays. A client reads
 * their own; staff name the client.
 *
 * @throws ApiError `not_found` when the client does not exist, or a client asks for another's.
 */
export async function readStatement(
  queryable: Queryable,
  viewer: UserViewer,
  { from, to, client_id: wanted }: StatementQuery,
): Promise<Statement> {
  const client = await findClientContact(queryable, clientIdOf(viewer, wanted));
  if (client === null) throw notFound();
  const period = { clientId: client.id, from, to };
  const payers = await listPlanPayers(queryable, period);
  return {
    client_id: client.id,
    client_name: fullName(client.firstName, client.lastName),
    from,
    to,
    ...(await readAccount(queryable, { ...period, part: 'client' })),
    plan:
      payers.length === 0
        ? null
        : { payers, ...(await readAccount(queryable, { ...period, part: 'plan' })) },
    recipients: null,
  };
}

/** The opening balance, each change with the balance after it, and the closing balance. */
export async function readAccount(
  queryable: Queryable,
  of: Parameters<typeof listLedger>[1],
): Promise<StatementAccount> {
  const opening = await sumBefore(queryable, of);
  const ledger = await listLedger(queryable, of);
  let balance = opening;
  const rows = ledger.map((row) => {
    balance += row.amount_cents;
    return { ...row, balance_cents: balance };
  });
  return { opening_balance_cents: opening, closing_balance_cents: balance, rows };
}

function clientIdOf(viewer: UserViewer, wanted: string | undefined): string {
  if (viewer.kind === 'client') {
    if (wanted !== undefined && wanted !== viewer.clientId) throw notFound();
    return viewer.clientId;
  }
  if (wanted === undefined) throw refuseField('client_id', 'Say whose statement to read.');
  return wanted;
}
