import { billedHours, describeHoursAtRate, lineAmount, priceLimit } from '@cleaning/ndis';
import { type EstimateInput, estimateMinutes, isPlanFunded, sydneyDateOf } from '@cleaning/pricing';
import type { Queryable } from '../../core/db/client.ts';
import { readSettings } from '../../settings/settings-record.ts';
import { readCatalogue } from '../support-catalogue.ts';
import { selectLastRates } from './rates-repository.ts';

/** House cleaning: the support item of a participant unless staff choose another. */
export const HOUSE_CLEANING = '01_020_0120_1_1';

/** What an NDIS plan pays for a visit, about: its probable hours at an hourly rate. */
export interface PlanVisit {
  readonly hoursHundredths: number;
  readonly rateCents: number;
  readonly cents: number;
}

/** "2.5 hours × $60.10" */
export const describePlanVisit = ({ hoursHundredths, rateCents }: PlanVisit): string =>
  describeHoursAtRate(hoursHundredths, rateCents);

/** The part of a quote that the length of its visits depends on. */
interface PlannedClean extends Omit<EstimateInput, 'timelineId'> {
  readonly clientId: string;
}

/**
 * What an NDIS plan pays for a visit of a quote, about: the probable hours at the rate last charged
 * to the client or, before that, at the price limit. As the client sees it, so that a copy for staff
 * says the same. Null for a service that no plan pays, and without a rate.
 */
export async function readPlanVisit(
  queryable: Queryable,
  { clientId, ...clean }: PlannedClean,
  now: Date,
): Promise<PlanVisit | null> {
  if (!isPlanFunded(clean.serviceId)) return null;
  const rates = await selectLastRates(queryable, [clientId], { kind: 'client', clientId });
  const own = rates.find(({ kind }) => kind === 'ndis')?.rateCents;
  const { rows } = await readCatalogue(queryable);
  const rateCents = own ?? priceLimit(HOUSE_CLEANING, 'standard', sydneyDateOf(now), rows);
  if (rateCents === null) return null;
  const { billingStepHundredths: step } = await readSettings(queryable);
  const hoursHundredths = billedHours(estimateMinutes(clean), { step, isNdis: true });
  return { hoursHundredths, rateCents, cents: lineAmount(hoursHundredths, rateCents) };
}
