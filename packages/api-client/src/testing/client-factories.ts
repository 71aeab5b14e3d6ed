import type {
  Client,
  ClientCounts,
  ClientHistory,
  ClientListItem,
} from '@cleaning/contract/clients';
import { aClientProfile } from './dashboard-factory.ts';

/** Amira Haddad, whose plan the agency manages. */
export function aClient(overrides: Partial<Client> = {}): Client {
  return {
    id: '0190a1b2-0000-7000-8000-000000007001',
    email: 'amira@example.com',
    first_name: 'Amira',
    last_name: 'Haddad',
    phone_number: '+61491570159',
    client_type: 'ndis',
    plan_management: 'agency',
    is_verified: true,
    is_active: true,
    created_at: '2026-02-03T22:00:00.000Z',
    can_sign_in: true,
    invitation_ends_at: null,
    profile: aClientProfile({ plan_management: 'agency', plan_manager_name: null }),
    ...overrides,
  };
}

/** The client of {@link aClient} as a row of the staff list. */
export function aClientListItem(overrides: Partial<ClientListItem> = {}): ClientListItem {
  const { profile: _profile, invitation_ends_at: _ends, ...client } = aClient();
  return {
    ...client,
    suburb: 'Parramatta',
    next_visit_on: '2026-11-23',
    balance_cents: 150_25,
    credit_cents: 0,
    ...overrides,
  };
}

/** Counts for one client, who is in the NDIS and owes something. */
export const aClientCounts = (overrides: Partial<ClientCounts> = {}): ClientCounts => ({
  active: 1,
  ndis: 1,
  general: 0,
  owing: 1,
  closed: 0,
  counted_up_to: 10_000,
  ...overrides,
});

/** The history of a client, empty unless events are given. */
export const aClientHistory = (
  events: ClientHistory['events'] = [],
  overview: Partial<ClientHistory['overview']> = {},
): ClientHistory => ({
  overview: {
    quote_count: 0,
    open_quote_count: 0,
    visit_count: 0,
    series_count: 0,
    invoice_count: 0,
    document_count: 0,
    thread_count: 0,
    owed_cents: 0,
    owed_count: 0,
    credit_cents: 0,
    overdue_count: 0,
    rejected_claim_count: 0,
    next_visit: null,
    usual_cleaner: null,
    ...overview,
  },
  events,
  has_earlier: false,
});
