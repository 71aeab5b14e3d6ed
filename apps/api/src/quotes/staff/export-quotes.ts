import { quoteStatusInWords } from '@cleaning/contract/quotes/rules';
import { fullName } from '@cleaning/contract/rules';
import { csvLine } from '@cleaning/ndis';
import { SERVICES, sydneyDateOf } from '@cleaning/pricing';
import { recordAudit } from '../../core/audit/record-audit.ts';
import type { Transaction } from '../../core/db/client.ts';
import { csvFile, dollars } from '../../core/http/csv-file.ts';
import type { FileAnswer } from '../../core/http/handlers.ts';
import type { OfficeViewer } from '../../core/http/viewer.ts';
import { selectChosenQuotes, type StaffQuoteRow } from '../lists/quote-list-repository.ts';
import type { QuoteContext } from '../load-quote.ts';

const HEADINGS = [
  'Reference',
  'Client',
  'Service',
  'Suburb',
  'Status',
  'In this status since',
  'Valid until',
  'Looked after by',
  'Total in AUD',
];

/**
 * Exports the chosen quotes for a spreadsheet; unknown ids are left out. The audit log gets whose
 * quotes they were.
 */
export async function exportQuotes(
  transaction: Transaction,
  ids: readonly string[],
  { viewer, now }: QuoteContext<OfficeViewer>,
): Promise<FileAnswer> {
  const rows = await selectChosenQuotes(transaction, ids);
  for (const { quote, client } of rows) {
    await recordAudit(transaction, {
      actorId: viewer.staffId,
      action: 'export',
      subjectType: 'quote',
      subjectId: quote.id,
      clientId: client.id,
      reason: null,
      now,
    });
  }
  return csvFile(`quotes-${sydneyDateOf(now)}.csv`, [HEADINGS, ...rows.map(cellsOf)].map(csvLine));
}

const cellsOf = ({ quote, client, owner }: StaffQuoteRow): string[] => [
  quote.reference,
  fullName(client.firstName, client.lastName),
  SERVICES[quote.serviceId].name,
  quote.suburb ?? '',
  quoteStatusInWords(quote, 'staff'),
  sydneyDateOf(quote.waitingSince),
  quote.validUntil ?? '',
  owner?.firstName ?? '',
  quote.totalCents === null ? '' : dollars(quote.totalCents),
];
