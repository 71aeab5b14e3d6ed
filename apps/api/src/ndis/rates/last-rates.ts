import { billedHours, clockMinutesBetween, lineAmount } from '@cleaning/ndis';
import type { Queryable } from '../../core/db/client.ts';
import type { UserViewer } from '../../core/http/viewer.ts';
import { readSettings } from '../../settings/settings-record.ts';
import { findPriceOfOnlyVisit, selectLastRates } from './rates-repository.ts';

/** The hourly rate last charged to each client, as far as the viewer may see it. */
export const lastRatesOf = selectLastRates;

/** The part of a planned visit that its price depends on. */
interface PlannedVisit {
  readonly clientId: string;
  readonly quoteId: string | null;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/**
 * The price of a private visit as it is planned, in cents: that of the quote which booked only this
 * visit or, without a quote, its hours at the rate last charged. It is the price that the viewer is
 * told before a visit is cancelled; null when it is not known.
 */
export async function readPrivatePrice(
  queryable: Queryable,
  { clientId, quoteId, startsAt, endsAt }: PlannedVisit,
  viewer: UserViewer,
): Promise<number | null> {
  if (quoteId !== null) return findPriceOfOnlyVisit(queryable, quoteId, viewer);
  if (startsAt === null || endsAt === null) return null;
  const rates = await selectLastRates(queryable, [clientId], viewer);
  const rate = rates.find(({ kind }) => kind === 'private');
  if (rate === undefined) return null;
  const { billingStepHundredths: step } = await readSettings(queryable);
  const hours = billedHours(clockMinutesBetween(startsAt, endsAt), { step, isNdis: false });
  return lineAmount(hours, rate.rateCents);
}
