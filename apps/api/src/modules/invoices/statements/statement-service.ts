import type { Statement, statementQuery } from '@cleaning/contract';
import type { z } from 'zod';
import { readSnapshot, type Database } from '../../../platform/db/client.ts';
import { notFound, refuseField } from '../../../platform/http/api-error.ts';
import { findClientContact } from '../../accounts/client-directory.ts';
import { listLedger, sumBefore } from './statement-repository.ts';
import type { UserViewer } from '../../../platform/http/viewer.ts';

type StatementQuery = z.output<typeof statementQuery>;

/**
 * What a client owed at the start of a period, what changed it, and what they owed at its end. A client
 * reads their own; staff name whose.
 *
 * @throws ApiError `not_found` when there is no such client, or a client asks for another's.
 */
export async function readStatement(
  database: Database,
  viewer: UserViewer,
  { from, to, client_id: wanted }: StatementQuery,
): Promise<Statement> {
  const client = await findClientContact(database, clientIdOf(viewer, wanted));
  if (client === null) throw notFound();
  const { opening, ledger } = await readSnapshot(database, async (snapshot) => ({
    opening: await sumBefore(snapshot, { clientId: client.id, from }),
    ledger: await listLedger(snapshot, { clientId: client.id, from, to }),
  }));
  let balance = opening;
  const rows = ledger.map((row) => {
    balance += row.amount_cents;
    return { ...row, balance_cents: balance };
  });
  return {
    client_id: client.id,
    client_name: `${client.firstName} ${client.lastName}`,
    from,
    to,
    opening_balance_cents: opening,
    closing_balance_cents: balance,
    rows,
  };
}

function clientIdOf(viewer: UserViewer, wanted: string | undefined): string {
  if (viewer.kind === 'client') {
    if (wanted !== undefined && wanted !== viewer.clientId) throw notFound();
    return viewer.clientId;
  }
  if (wanted === undefined) throw refuseField('client_id', 'Say whose statement to read.');
  return wanted;
}
