import { company } from '@cleaning/company';
import {
  type ClaimPreview,
  type ClaimRow,
  type createClaimBatchRequest,
  MAX_BATCH_INVOICES,
} from '@cleaning/contract/claims';
import {
  bulkPaymentFormatOn,
  claimedBy,
  maskNdisNumber,
  type BulkPaymentRow,
} from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { z } from 'zod';
import { readSnapshot, type Database, type Transaction } from '../core/db/client.ts';
import { ApiError, describeRefusal } from '../core/http/api-error.ts';
import type { OfficeViewer } from '../core/http/viewer.ts';
import type { Secrets } from '../core/security/secrets.ts';
import { readNdisNumber } from '../clients/client-directory.ts';
import {
  listClaimedInvoices,
  listLinesOf,
  listReadyInvoices,
  sumLinePayments,
  type ClaimedInvoice,
} from '../invoices/index.ts';
import { readCatalogue } from '../ndis/support-catalogue.ts';
import { readSettings } from '../settings/settings-record.ts';
import { assertReady, claimOf, type InvoiceClaim } from './claim-rows.ts';

type Request = z.output<typeof createClaimBatchRequest>;

interface PreviewContext {
  readonly viewer: OfficeViewer;
  readonly secrets: Pick<Secrets, 'decryptOrNull'>;
  readonly now: Date;
}

/** The content of a batch before it is made. Nothing is stored, and NDIS numbers stay masked. */
export const previewClaims = (
  database: Database,
  { invoice_ids: ids }: Request,
  context: PreviewContext,
): Promise<ClaimPreview> =>
  readSnapshot(database, async (snapshot) => {
    const chosen =
      ids === undefined
        ? await listReadyInvoices(snapshot, MAX_BATCH_INVOICES)
        : await listClaimedInvoices(snapshot, ids);
    const claims = await claimsOf(snapshot, chosen, context);
    const { csvDateFormat } = await readSettings(snapshot);
    const format = bulkPaymentFormatOn(sydneyDateOf(context.now));
    const rows = claims.flatMap(({ claim }) => claim?.rows ?? []);
    return {
      registration_number: company.ndisRegistrationNumber,
      csv_date_format: csvDateFormat,
      file_count: Math.ceil(rows.length / format.maxRows),
      total_cents: claims.reduce((sum, { claim }) => sum + (claim?.claimedCents ?? 0), 0),
      rows: claims.flatMap(({ id, claim }) =>
        (claim?.rows ?? []).map((row) => toClaimRow(id, row)),
      ),
      problems: claims.flatMap(({ id, problem }) =>
        problem === null ? [] : [{ invoice_id: id, message: problem }],
      ),
    };
  });

interface PreviewedClaim {
  readonly id: string;
  readonly claim: InvoiceClaim | null;
  readonly problem: string | null;
}

async function claimsOf(
  snapshot: Transaction,
  chosen: readonly ClaimedInvoice[],
  { viewer, secrets }: PreviewContext,
): Promise<PreviewedClaim[]> {
  const lines = await listLinesOf(
    snapshot,
    chosen.map(({ id }) => id),
  );
  const paidByLine = await sumLinePayments(
    snapshot,
    lines.map(({ id }) => id),
  );
  const linesOf = Map.groupBy(lines, ({ invoiceId }) => invoiceId);
  const { rows: catalogue } = await readCatalogue(snapshot);
  const { ndisRegistrationGroups: registrationGroups } = await readSettings(snapshot);
  const claims: PreviewedClaim[] = [];
  for (const invoice of chosen) {
    try {
      assertReady(invoice, viewer);
      const ndisNumber = await readNdisNumber(snapshot, secrets, invoice.clientId);
      const claimable = { invoice, lines: linesOf.get(invoice.id) ?? [], paidByLine, ndisNumber };
      const claim = claimOf(claimable, { registrationGroups, catalogue });
      claims.push({ id: invoice.id, claim, problem: null });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      claims.push({ id: invoice.id, claim: null, problem: describeRefusal(error) });
    }
  }
  return claims;
}

const toClaimRow = (invoiceId: string, row: BulkPaymentRow): ClaimRow => ({
  invoice_id: invoiceId,
  ndis_number_masked: maskNdisNumber(row.ndisNumber),
  delivered_from: row.supportsDeliveredFrom,
  delivered_to: row.supportsDeliveredTo,
  support_number: row.supportNumber,
  claim_reference: row.claimReference,
  quantity: row.quantityHundredths / 100,
  unit_price_cents: row.unitPriceCents,
  gst_code: row.gstCode,
  claim_type: row.claimType,
  cancellation_reason: row.cancellationReason,
  amount_cents: claimedBy(row),
});
