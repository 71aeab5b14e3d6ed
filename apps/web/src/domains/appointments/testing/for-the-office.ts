import { aClientHistory, answer, mockEndpoint } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { HourlyRates } from '@cleaning/contract/invoices';

/** The rates of the client of the visit. */
export const RATES: HourlyRates = {
  private_cents: 70_00,
  ndis_cents: 60_10,
  billing_step_hundredths: 1,
  late_cancellation_percent: 50,
};

/** What the office reads about the client of a visit. */
export const FOR_THE_OFFICE = [
  mockEndpoint(endpoints.getClientHistory, answer(aClientHistory())),
  mockEndpoint(endpoints.getHourlyRates, answer(RATES)),
];
