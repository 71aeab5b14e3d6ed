import type { HourlyRates, InvoiceKind } from '@cleaning/contract';
import { priceLimit } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import { readSnapshot, type Database } from '../../../platform/db/client.ts';
import { readCatalogue } from '../../ndis/catalogue-service.ts';
import { HOUSE_CLEANING } from '../drafts/appointment-line.ts';
import { selectLastRates } from './uninvoiced-repository.ts';

/** At which rate the next visits of a client are billed, as it is proposed for those that took place. */
export const readHourlyRates = (
  database: Database,
  clientId: string,
  now: Date,
): Promise<HourlyRates> =>
  readSnapshot(database, async (snapshot) => {
    const rates = await selectLastRates(snapshot, [clientId]);
    const { rows: catalogue } = await readCatalogue(snapshot);
    const last = (kind: InvoiceKind) => rates.find((rate) => rate.kind === kind)?.rateCents ?? null;
    return {
      private_cents: last('private'),
      ndis_cents:
        last('ndis') ?? priceLimit(HOUSE_CLEANING, 'standard', sydneyDateOf(now), catalogue),
    };
  });
