import {
  aDashboard,
  anAddressesPage,
  aPageOf,
  aProfile,
  aQuoteTotals,
  aStaffQuotesPage,
  aStaffToday,
  aTimesheetWeek,
  answer,
  mockEndpoint,
  noResponse,
  someSettings,
} from '@cleaning/api-client/testing';
import { OPENING_DAYS, type Openings } from '@cleaning/contract/appointments';
import { endpoints } from '@cleaning/contract/endpoints';
import { API_BASE_PATH } from '@cleaning/contract/http/rules';
import { LIVE_PATH } from '@cleaning/contract/live/rules';
import { addDays } from '@cleaning/ndis';
import { http, HttpResponse } from 'msw';

/** Returns the site's configuration. A client id enables Google sign-in. */
export const siteConfig = (google_client_id: string | null) =>
  http.get('*/site-config.json', () => HttpResponse.json({ google_client_id }));

/** There is no live stream, except in tests of it. */
const noStream = () =>
  http.get(`*${API_BASE_PATH}/${LIVE_PATH}`, () => new HttpResponse(null, { status: 204 }));

/** Two weeks of which the last day is full. */
const someOpenings = (from: string): Openings => ({
  days: Array.from({ length: OPENING_DAYS }, (_, index) => ({
    date: addDays(from, index),
    starts: index === OPENING_DAYS - 1 ? [] : ['07:00', '09:00', '10:00', '13:00', '15:00'],
  })),
});

/**
 * The default responses that the portal frames need: no quotes and no messages. Saving a quote also
 * succeeds, because a form that closes with unsaved answers still tries to save them.
 */
export const serviceAnswers = () => [
  siteConfig(null),
  noStream(),
  mockEndpoint(endpoints.logout, answer({ success: true })),
  mockEndpoint(endpoints.getProfile, answer(aProfile())),
  mockEndpoint(endpoints.getDashboard, answer(aDashboard())),
  mockEndpoint(endpoints.getUnreadCount, answer({ messages: 0, threads: 0 })),
  mockEndpoint(endpoints.listMyQuotes, answer({ ...aPageOf([]), status_counts: {} })),
  mockEndpoint(endpoints.listQuoteRevisions, answer(aPageOf([]))),
  mockEndpoint(endpoints.listQuoteAttachments, answer(aPageOf([]))),
  mockEndpoint(endpoints.listMyAppointmentSeries, answer([])),
  mockEndpoint(endpoints.listMyInvoicedAppointments, answer([])),
  mockEndpoint(
    endpoints.getMyHourlyRates,
    answer({
      private_cents: null,
      ndis_cents: null,
      billing_step_hundredths: 1,
      late_cancellation_percent: 50,
    }),
  ),
  mockEndpoint(endpoints.listAddresses, answer(anAddressesPage([]))),
  mockEndpoint(endpoints.updateQuote, noResponse()),
  mockEndpoint(endpoints.listQuotes, answer(aStaffQuotesPage([]))),
  mockEndpoint(endpoints.getStaffToday, answer(aStaffToday())),
  mockEndpoint(endpoints.getOwnVisits, answer({ date: '2026-11-23', visits: [], changes: [] })),
  mockEndpoint(endpoints.announcePresence, answer({ others: [] })),
  mockEndpoint(endpoints.getStaffPreferences, answer({ single_key_shortcuts: true, area: null })),
  mockEndpoint(endpoints.getQuoteTotals, answer(aQuoteTotals())),
  mockEndpoint(endpoints.listSavedViews, answer([])),
  mockEndpoint(endpoints.listStaffMembers, answer([])),
  mockEndpoint(endpoints.listPlanManagers, answer([])),
  mockEndpoint(endpoints.listOpenings, ({ query }) =>
    answer(someOpenings(query.get('from') ?? '')),
  ),
  mockEndpoint(endpoints.listTimesheets, answer(aTimesheetWeek({ timesheets: [] }))),
  mockEndpoint(endpoints.getSettings, answer(someSettings())),
];
