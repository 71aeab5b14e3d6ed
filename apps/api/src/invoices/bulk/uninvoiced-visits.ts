import type { UninvoicedVisit } from '@cleaning/contract/invoices';
import { fullName } from '@cleaning/contract/rules';
import {
  addDays,
  periodOn,
  planOfSupports,
  priceLimit,
  type BillingStep,
  type CatalogueRow,
} from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import { readSnapshot, type Database, type Transaction } from '../../core/db/client.ts';
import type { OfficeViewer } from '../../core/http/viewer.ts';
import { findClientRecord, type ClientRecord } from '../../clients/client-directory.ts';
import { readCatalogue } from '../../ndis/support-catalogue.ts';
import { HOUSE_CLEANING } from '../../ndis/rates/plan-visit.ts';
import { lastRatesOf } from '../../ndis/rates/last-rates.ts';
import { readSettings } from '../../settings/settings-record.ts';
import { billedTimeOf, isBilledAsCancellation, rateOfFee } from '../drafts/appointment-line.ts';
import type { InvoiceContext } from '../load-invoice.ts';
import { selectUninvoicedVisits, type UninvoicedRow } from './uninvoiced-repository.ts';

/** NDIS supports can be claimed for two years, so older visits are not listed. */
const LOOK_BACK_DAYS = 730;

interface Terms {
  readonly clients: ReadonlyMap<string, ClientRecord>;
  readonly lastRates: ReadonlyMap<string, number>;
  readonly catalogue: readonly CatalogueRow[];
  readonly billingStep: BillingStep;
}

/** The uninvoiced visits, with the price that each would have. */
export const readUninvoicedVisits = (
  database: Database,
  { viewer, now }: InvoiceContext,
): Promise<UninvoicedVisit[]> =>
  readSnapshot(database, async (snapshot) => {
    const since = addDays(sydneyDateOf(now), -LOOK_BACK_DAYS);
    const rows = await selectUninvoicedVisits(snapshot, since);
    const clientIds = [...new Set(rows.map(({ clientId }) => clientId))];
    const terms = await readTerms(snapshot, clientIds, viewer);
    return rows.flatMap((row) => toVisit(row, terms) ?? []);
  });

async function readTerms(
  snapshot: Transaction,
  clientIds: readonly string[],
  viewer: OfficeViewer,
): Promise<Terms> {
  const clients = new Map<string, ClientRecord>();
  for (const id of clientIds) {
    const client = await findClientRecord(snapshot, id);
    if (client !== null) clients.set(id, client);
  }
  const rates = await lastRatesOf(snapshot, clientIds, viewer);
  const { rows: catalogue } = await readCatalogue(snapshot);
  const { billingStepHundredths: billingStep } = await readSettings(snapshot);
  return {
    clients,
    lastRates: new Map(rates.map((rate) => [rateKey(rate), rate.rateCents])),
    catalogue,
    billingStep,
  };
}

const rateKey = ({ clientId, kind }: { readonly clientId: string; readonly kind: string }) =>
  `${kind} ${clientId}`;

/** @returns null for a cancelled visit for which the client's agreement allows no fee. */
function toVisit(
  row: UninvoicedRow,
  { clients, lastRates, catalogue, billingStep }: Terms,
): UninvoicedVisit | null {
  const { clientId } = row;
  const client = clients.get(clientId);
  const isCancellation = isBilledAsCancellation(row);
  const { from, to, minutes, hoursHundredths } = billedTimeOf(row, billingStep);
  const day = sydneyDateOf(from);
  const feeCents = periodOn(client?.agreements ?? [], day)?.cancellationFeeCents ?? null;
  if (isCancellation && feeCents === 0) return null;
  const kind = row.serviceId === 'ndis' ? 'ndis' : 'private';
  const limit = kind === 'ndis' ? priceLimit(HOUSE_CLEANING, 'standard', day, catalogue) : null;
  const plan =
    kind === 'ndis' && client !== undefined ? planOfSupports(client.plans, [day], day) : null;
  return {
    appointment_id: row.id,
    reference: row.reference,
    client_id: clientId,
    client_name: fullName(row.firstName, row.lastName),
    kind,
    plan_management: plan?.planManagement ?? null,
    starts_at: from.toISOString(),
    ends_at: to.toISOString(),
    minutes,
    hours: hoursHundredths / 100,
    staff_first_name: row.staffFirstName,
    is_cancellation: isCancellation,
    hourly_rate_cents: lastRates.get(rateKey({ clientId, kind })) ?? limit,
    max_hourly_rate_cents:
      isCancellation && feeCents !== null && hoursHundredths > 0
        ? rateOfFee(feeCents, hoursHundredths)
        : null,
    fee_cents: row.feeCents,
    quote: kind === 'private' && row.feeCents === null ? pricingQuoteOf(row) : null,
  };
}

/**
 * The quote whose approved price applies: a private visit that is the only one of its quote, and
 * does not come again, costs that price, however long it took.
 */
function pricingQuoteOf(row: UninvoicedRow): UninvoicedVisit['quote'] {
  const { quoteId, quoteReference, quoteStatus, quoteTotalCents, quoteVisits } = row;
  const isAgreed = quoteStatus === 'approved' || quoteStatus === 'converted';
  if (quoteId === null || quoteReference === null || quoteTotalCents === null) return null;
  if (!isAgreed || quoteVisits !== 1 || row.seriesId !== null) return null;
  return { id: quoteId, reference: quoteReference, total_cents: quoteTotalCents };
}
