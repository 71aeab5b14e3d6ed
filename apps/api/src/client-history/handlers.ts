import {
  CLIENT_HISTORY_KINDS,
  type ClientEvent,
  type clientHistoryEndpoints,
} from '@cleaning/contract/clients';
import type { ParsedQuery } from '@cleaning/contract/http';
import { sydneyDateOf } from '@cleaning/pricing';
import { aboutClient, recordAudit } from '../core/audit/record-audit.ts';
import type { Queryable } from '../core/db/client.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import { notFound } from '../core/http/api-error.ts';
import type { HandlersOf } from '../core/http/handlers.ts';
import { findClientContact } from '../clients/client-directory.ts';
import { EVENT_READERS } from './event-repository.ts';
import { readOverview } from './overview-repository.ts';

type Table = typeof clientHistoryEndpoints;

/** Combines the histories of all records of a client. */
export const clientHistoryHandlers: HandlersOf<Table> = {
  getClientHistory: ({ database, params: { id }, query, actor, now }) =>
    inTransaction(
      database,
      async (transaction) => {
        if ((await findClientContact(transaction, id)) === null) throw notFound();
        const overview = await readOverview(transaction, id, sydneyDateOf(now));
        const history = await readEvents(transaction, id, query);
        await recordAudit(transaction, {
          actorId: actor.userId,
          action: 'view',
          ...aboutClient(id),
          reason: null,
          now,
        });
        return { status: 200, body: { overview, ...history } };
      },
      // Repeatable read, so that the figures and the events agree.
      { isolationLevel: 'repeatable read' },
    ),
};

/** Reads the latest events of each kind; the latest of all of those are the history. */
async function readEvents(
  queryable: Queryable,
  clientId: string,
  { kind, limit }: ParsedQuery<Table['getClientHistory']>,
): Promise<{ events: ClientEvent[]; has_earlier: boolean }> {
  const kinds = kind === undefined ? CLIENT_HISTORY_KINDS : [kind];
  const found: ClientEvent[] = [];
  for (const read of kinds.flatMap((each) => EVENT_READERS[each])) {
    found.push(...(await read(queryable, clientId, limit + 1)));
  }
  // Sorting is stable, so events of one instant keep their order.
  const events = found.toSorted((one, other) => other.occurred_at.localeCompare(one.occurred_at));
  return { events: events.slice(0, limit), has_earlier: events.length > limit };
}
