import {
  exportedQuoteSchema,
  type ExportedQuote,
  type QuotesOverview,
  type QuoteTemplate,
  type Revision,
} from '@cleaning/contract/quotes';
import { type QuoteStatus, isEditableByClient } from '@cleaning/contract/quotes/rules';
import type { Queryable } from '../../core/db/client.ts';
import { clientViewer } from '../../core/http/viewer.ts';
import { toQuote, toQuoteSummary } from '../view.ts';
import { unfilteredQuotes } from './quote-list-repository.ts';
import { listQuotesOfClient } from './own-list-repository.ts';
import { listQuotesInFull } from '../quote-repository.ts';
import { toRevision } from '../revisions/view.ts';
import { listRevisionsOfClient } from '../revisions/revision-repository.ts';
import { templatesOf } from '../templates/template-repository.ts';
import { toTemplate } from '../templates/view.ts';

/** The most offers, and the most drafts, on the first page of the portal. */
const MAX_SHOWN = 5;

/** A client's quotes on the first page of the portal. */
export async function quotesForDashboard(
  queryable: Queryable,
  clientId: string,
): Promise<QuotesOverview> {
  const viewer = clientViewer(clientId);
  const latest = (status: QuoteStatus) =>
    listQuotesOfClient(
      queryable,
      { ...unfilteredQuotes(viewer), viewer, statuses: [status] },
      { ordering: '-updated_at', limit: MAX_SHOWN, offset: 0 },
    );
  const sent = await latest('sent');
  const drafts = await latest('draft');
  return {
    status_counts: sent.statusCounts,
    waiting: sent.rows.map(toQuoteSummary),
    drafts: drafts.rows.map(toQuoteSummary).filter(isEditableByClient),
  };
}

export interface QuotesExport {
  readonly quotes: ExportedQuote[];
  /** Every offer, as it was sent. */
  readonly revisions: Revision[];
  readonly templates: QuoteTemplate[];
}

/** Everything stored about a client's quotes, for the export of their data. */
export async function exportFor(queryable: Queryable, clientId: string): Promise<QuotesExport> {
  const viewer = clientViewer(clientId);
  const quotes = await listQuotesInFull(queryable, clientId);
  const revisions = await listRevisionsOfClient(queryable, clientId);
  const templates = await templatesOf(viewer).page(queryable, { limit: 1000, offset: 0 });
  return {
    quotes: quotes.map(({ row, ...details }) =>
      exportedQuoteSchema.parse(
        toQuote(row, { ...details, staffView: null }, viewer, row.updatedAt),
      ),
    ),
    revisions: revisions.map((row) => {
      const others = revisions.filter(
        ({ quoteId, revision }) => quoteId === row.quoteId && revision < row.revision,
      );
      return toRevision(row, others.at(-1));
    }),
    templates: templates.map(toTemplate),
  };
}
