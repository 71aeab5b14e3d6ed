import { aQuote } from '@cleaning/api-client/testing';
import type { QuoteTemplate } from '@cleaning/contract/quotes';

/** A template of a deep clean in Ryde every two weeks. */
export function aTemplate(overrides: Partial<QuoteTemplate> = {}): QuoteTemplate {
  const { service_id, rooms, addon_ids, timeline_id, created_at } = aQuote();
  return {
    id: '0190a1b2-0000-7000-8000-000000003001',
    name: 'Every two weeks',
    service_id,
    rooms,
    addon_ids,
    timeline_id,
    address_line1: '1 Example Street',
    suburb: 'Ryde',
    postcode: '2112',
    access_notes: '',
    created_at,
    updated_at: created_at,
    ...overrides,
  };
}
