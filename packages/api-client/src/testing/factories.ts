import type { Profile, Session, User } from '@cleaning/contract/accounts';
import type { CappedPage, Page } from '@cleaning/contract/http';
import type {
  Deposit,
  Quote,
  QuoteChoices,
  QuoteSummary,
  QuoteTotals,
  StaffQuotesPage,
  StaffQuoteSummary,
} from '@cleaning/contract/quotes';
import { priceOfChoices } from '@cleaning/contract/quotes/rules';
import type { Catalogue } from '@cleaning/contract/services';

const CREATED_AT = '2026-11-20T01:00:00.000Z';
const QUOTE_ID = '0190a1b2-0000-7000-8000-000000001048';

/** A verified general client; override what the test is about. */
export function aUser(overrides: Partial<User> = {}): User {
  return {
    id: '0190a1b2-0000-7000-8000-000000000001',
    email: 'mia@example.com',
    first_name: 'Mia',
    user_type: 'client',
    client_type: 'general',
    is_verified: true,
    is_google_user: false,
    auth_provider: 'email',
    is_ndis_client: false,
    ...overrides,
  };
}

/** A session of {@link aUser}; the overrides are for the user. */
export function aSession(overrides: Partial<User> = {}): Session {
  return { token: 'token-of-a-test', user: aUser(overrides) };
}

/** The own profile of {@link aUser}. */
export function aProfile(overrides: Partial<Profile> = {}): Profile {
  return {
    ...aUser(),
    last_name: 'Tran',
    phone_number: '+61491570156',
    ndis_number_masked: null,
    created_at: CREATED_AT,
    ...overrides,
  };
}

/** A draft of a deep clean, priced from the real price tables by default. */
export function aQuote(overrides: Partial<Quote> = {}): Quote {
  const rooms = { bedroom: 3, bathroom: 2, kitchen: 1, living: 1, dining: 0 };
  const choices: QuoteChoices = {
    service_id: 'deep',
    rooms,
    addon_ids: ['oven'],
    timeline_id: 'standard',
  };
  const price = priceOfChoices(choices);
  return {
    ...aQuoteSummary(),
    service_id: choices.service_id,
    addon_ids: choices.addon_ids,
    timeline_id: choices.timeline_id,
    rooms,
    total_cents: price.total_cents,
    address_line1: null,
    postcode: null,
    access_notes: '',
    interval_weeks: null,
    preferred_date: null,
    preferred_time: 'any',
    is_timing_agreed: false,
    second_date: null,
    second_time: null,
    company_notes: '',
    price,
    deposit: {
      status: 'none',
      amount_cents: 0,
      received_cents: 0,
      due_cents: 0,
      paid_on: null,
      payments: [],
      taken_off_cents: 0,
      refunded_cents: 0,
      refunded_on: null,
    },
    valid_until: null,
    submitted_at: null,
    approved_at: null,
    approved_name: null,
    client: null,
    staff_details: null,
    available_commands: ['submit', 'cancel'],
    events: [],
    ...overrides,
  };
}

/** A deposit of an approved quote, of which these amounts came in cash; due until all of it came. */
export function aDeposit(
  amountCents: number,
  parts: readonly number[] = [],
  overrides: Partial<Deposit> = {},
): Deposit {
  const received = parts.reduce((sum, part) => sum + part, 0);
  const due = amountCents - received;
  return {
    status: due === 0 ? 'paid' : 'due',
    amount_cents: amountCents,
    received_cents: received,
    due_cents: due,
    paid_on: due === 0 ? '2026-11-20' : null,
    payments: parts.map((amount_cents, index) => ({
      id: `0190a1b2-0000-7000-8000-0000000010f${index}`,
      amount_cents,
      method: 'cash',
      reference: `CASH ${index + 1}`,
      received_on: '2026-11-20',
    })),
    taken_off_cents: 0,
    refunded_cents: 0,
    refunded_on: null,
    ...overrides,
  };
}

/** A row of the staff list of quotes, of a client called Mia Tran. */
export function aStaffQuoteSummary(overrides: Partial<StaffQuoteSummary> = {}): StaffQuoteSummary {
  const { id, first_name } = aUser();
  return {
    ...aQuoteSummary(),
    client: { id, first_name, last_name: 'Tran', has_email: true },
    owner: null,
    timeline_id: 'standard',
    valid_until: null,
    deposit_due_cents: null,
    waiting_since: CREATED_AT,
    send_at: null,
    ...overrides,
  };
}

/** One page of all clients' quotes; its count is the length of the page by default. */
export function aStaffQuotesPage(
  results: StaffQuoteSummary[],
  count = results.length,
): StaffQuotesPage {
  return { ...aCappedPageOf(results), count };
}

/** The totals of open quotes; zero by default. */
export function aQuoteTotals(overrides: Partial<QuoteTotals> = {}): QuoteTotals {
  const none = { count: 0, total_cents: 0, unpriced_count: 0 };
  return {
    steps: {
      to_answer: none,
      changes_requested: none,
      preparing: none,
      with_client: none,
      to_book: none,
    },
    mine_count: 0,
    ndis_count: 0,
    ending_count: 0,
    all_count: 0,
    is_all_count_capped: false,
    ...overrides,
  };
}

/** The draft Q-1048 as a row of its client's list. */
export function aQuoteSummary(overrides: Partial<QuoteSummary> = {}): QuoteSummary {
  return {
    id: QUOTE_ID,
    reference: 'Q-1048',
    status: 'draft',
    version: 1,
    revision: 1,
    origin: 'client',
    service_id: 'deep',
    suburb: 'Castle Hill',
    total_cents: 43_500,
    created_at: CREATED_AT,
    updated_at: CREATED_AT,
    ...overrides,
  };
}

/** The only page of a list. */
export function aPageOf<Item>(results: Item[]): Page<Item> & { results: Item[] } {
  return { count: results.length, next: null, previous: null, results };
}

/** The only page of a list that is counted up to a limit, which this one does not reach. */
export function aCappedPageOf<Item>(results: Item[]): CappedPage<Item> & { results: Item[] } {
  return { ...aPageOf(results), is_count_capped: false };
}

/** Two services, one of them without a list price, with a room, an extra and the timelines. */
export function aCatalogue(overrides: Partial<Catalogue> = {}): Catalogue {
  return {
    services: [
      { id: 'general', name: 'General home cleaning', price_cents: 12_000 },
      { id: 'window-carpet', name: 'Window and carpet cleaning', price_cents: null },
    ],
    rooms: [{ id: 'bedroom', name: 'Bedroom', price_cents: 2500 }],
    addons: [{ id: 'oven', name: 'Oven Deep Clean', price_cents: 3500 }],
    timelines: [
      { id: 'standard', name: 'Standard', multiplier_percent: 100, deposit_percent: 0 },
      { id: 'urgent', name: 'Urgent', multiplier_percent: 120, deposit_percent: 30 },
    ],
    ...overrides,
  };
}
