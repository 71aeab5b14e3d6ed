import { aQuote, answer, mockEndpoint } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { Quote } from '@cleaning/contract/quotes';
import { priceOfChoices } from '@cleaning/contract/quotes/rules';

/** An offer that waits for its client: an urgent deep clean of $522.00 with a deposit of $156.60. */
export function anOffer(overrides: Partial<Quote> = {}): Quote {
  const rooms = { bedroom: 3, bathroom: 2, kitchen: 1, living: 1, dining: 0 };
  const price = priceOfChoices({
    service_id: 'deep',
    rooms,
    addon_ids: ['oven'],
    timeline_id: 'urgent',
  });
  return aQuote({
    status: 'sent',
    version: 3,
    timeline_id: 'urgent',
    price,
    total_cents: price.total_cents,
    address_line1: '14 Banksia Street',
    postcode: '2154',
    preferred_date: '2026-12-10',
    valid_until: '2026-12-05',
    available_commands: ['approve', 'decline', 'request_changes'],
    ...overrides,
  });
}

/** The same offer after the company revised it: one bathroom less, at a price of its own. */
export function aChangedOffer(overrides: Partial<Quote> = {}): Quote {
  const rooms = { bedroom: 3, bathroom: 1, kitchen: 1, living: 1, dining: 0 };
  const price = priceOfChoices({
    service_id: 'deep',
    rooms,
    addon_ids: ['oven'],
    timeline_id: 'urgent',
  });
  return anOffer({
    version: 6,
    revision: 2,
    rooms,
    price,
    total_cents: price.total_cents,
    ...overrides,
  });
}

/** Serves this quote. */
export const knows = (quote: Quote) => mockEndpoint(endpoints.getQuote, answer(quote));
