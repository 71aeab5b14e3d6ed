import type { HourlyRates } from '@cleaning/contract/invoices';
import type { InvoiceKind } from '@cleaning/contract/invoices/rules';
import { priceLimit } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import { readSnapshot, type Database, type Transaction } from '../../core/db/client.ts';
import type { ClientViewer, UserViewer } from '../../core/http/viewer.ts';
import { readCatalogue } from '../../ndis/support-catalogue.ts';
import { HOUSE_CLEANING } from '../../ndis/rates/plan-visit.ts';
import { lastRatesOf } from '../../ndis/rates/last-rates.ts';
import { readSettings } from '../../settings/settings-record.ts';
import type { InvoiceContext } from '../load-invoice.ts';

/**
 * The hourly rates proposed for a client's next visits: the last ones charged or, for NDIS visits
 * without one, the price limit.
 */
export const readHourlyRates = (
  database: Database,
  clientId: string,
  { viewer, now }: InvoiceContext,
): Promise<HourlyRates> =>
  readSnapshot(database, async (snapshot) => {
    const last = await readLastRates(snapshot, clientId, viewer);
    const { rows: catalogue } = await readCatalogue(snapshot);
    const limit = priceLimit(HOUSE_CLEANING, 'standard', sydneyDateOf(now), catalogue);
    return { ...last, ndis_cents: last.ndis_cents ?? limit };
  });

/**
 * The hourly rates at which a client was last invoiced. The price limit is no default here, because
 * the client did not agree to it as a rate.
 */
export const readMyHourlyRates = (database: Database, viewer: ClientViewer): Promise<HourlyRates> =>
  readSnapshot(database, (snapshot) => readLastRates(snapshot, viewer.clientId, viewer));

async function readLastRates(
  snapshot: Transaction,
  clientId: string,
  viewer: UserViewer,
): Promise<HourlyRates> {
  const settings = await readSettings(snapshot);
  const rates = await lastRatesOf(snapshot, [clientId], viewer);
  const last = (kind: InvoiceKind) => rates.find((rate) => rate.kind === kind)?.rateCents ?? null;
  return {
    private_cents: last('private'),
    ndis_cents: last('ndis'),
    billing_step_hundredths: settings.billingStepHundredths,
    late_cancellation_percent: settings.lateCancellationPercent,
  };
}
