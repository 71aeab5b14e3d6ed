import { aClientProfile, answer, mockEndpoint } from '@cleaning/api-client/testing';
import type { ClientProfile } from '@cleaning/contract/clients';
import { endpoints } from '@cleaning/contract/endpoints';
import type { Quote } from '@cleaning/contract/quotes';
import { priceOfChoices } from '@cleaning/contract/quotes/rules';
import { anOffer } from './an-offer.ts';

/** An offer to a participant: about 2.5 hours a visit, and $305.00 by rooms. */
export function anNdisOffer(overrides: Partial<Quote> = {}): Quote {
  const rooms = { bedroom: 2, bathroom: 2, kitchen: 1, living: 0, dining: 0 };
  const choices = { service_id: 'ndis', rooms, timeline_id: 'standard' } as const;
  const price = priceOfChoices({ ...choices, addon_ids: [] });
  return anOffer({
    ...choices,
    addon_ids: [],
    price,
    total_cents: price.total_cents,
    interval_weeks: 2,
    ...overrides,
  });
}

/** Serves a participant's rate of an hour, and how their plan is managed. */
export const withPlan = (
  plan_management: ClientProfile['plan_management'] = 'plan',
  ndis_cents: number | null = 60_10,
) => [
  mockEndpoint(
    endpoints.getMyHourlyRates,
    answer({
      private_cents: null,
      ndis_cents,
      billing_step_hundredths: 1,
      late_cancellation_percent: 50,
    }),
  ),
  mockEndpoint(endpoints.getClientProfile, answer(aClientProfile({ plan_management }))),
];
