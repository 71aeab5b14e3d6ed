import {
  exportedQuoteSchema,
  type ExportedQuote,
  type QuotesOverview,
  type QuoteStatus,
  type QuoteTemplate,
  type Revision,
} from '@cleaning/contract';
import { isEditableByClient } from '@cleaning/contract/state-machines';
import type { Queryable } from '../../db/client.ts';
import { toQuote, toQuoteSummary } from './mapper.ts';
import { countQuotesByStatus, listQuotes } from './quote-list-repository.ts';
import { listEventsOfClient, listQuotesOfClient } from './quote-repository.ts';
import { toRevision } from './revision-mapper.ts';
import { listRevisionsOfClient } from './revision-repository.ts';
import { listTemplates } from './template-repository.ts';
import { toTemplate } from './template-service.ts';
import { clientViewer } from '../../http/viewer.ts';

/** How many offers, and how many drafts, the first page of the portal shows. */
const MAX_SHOWN = 5;

const ANY_DAY = { from: null, to: null };

/** What the first page of the portal shows of a client's quotes. */
export async function quotesForDashboard(
  queryable: Queryable,
  clientId: string,
): Promise<QuotesOverview> {
  const viewer = clientViewer({ userId: clientId });
  const latest = async (status: QuoteStatus) => {
    const rows = await listQuotes(
      queryable,
      {
        viewer,
        clientId: null,
        statuses: [status],
        serviceIds: null,
        search: null,
        created: ANY_DAY,
        updated: ANY_DAY,
      },
      { ordering: '-updated_at', limit: MAX_SHOWN, offset: 0 },
    );
    return rows.map(toQuoteSummary);
  };
  return {
    status_counts: await countQuotesByStatus(queryable, viewer),
    waiting: await latest('sent'),
    drafts: (await latest('draft')).filter(isEditableByClient),
  };
}

export interface QuotesExport {
  readonly quotes: ExportedQuote[];
  /** Every offer that was made, as it was sent. */
  readonly revisions: Revision[];
  readonly templates: QuoteTemplate[];
}

/** Everything that we keep of a client's quotes, for them to take away. */
export async function exportFor(queryable: Queryable, clientId: string): Promise<QuotesExport> {
  const viewer = clientViewer({ userId: clientId });
  const events = Map.groupBy(
    await listEventsOfClient(queryable, clientId),
    ({ quoteId }) => quoteId,
  );
  const rows = await listQuotesOfClient(queryable, clientId);
  const revisions = await listRevisionsOfClient(queryable, clientId);
  const templates = await listTemplates(queryable, viewer, { limit: 1000, offset: 0 });
  return {
    quotes: rows.map((row) => {
      const details = { events: events.get(row.id) ?? [], client: null };
      return exportedQuoteSchema.parse(toQuote(row, details, viewer, row.updatedAt));
    }),
    revisions: revisions.map((row) => {
      const others = revisions.filter(
        ({ quoteId, revision }) => quoteId === row.quoteId && revision < row.revision,
      );
      return toRevision(row, others.at(-1));
    }),
    templates: templates.map(toTemplate),
  };
}
