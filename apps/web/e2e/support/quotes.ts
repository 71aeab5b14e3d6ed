import type { ApiClient } from '@cleaning/api-client';
import type { Quote } from '@cleaning/contract/quotes';
import type { APIRequestContext } from '@playwright/test';
import { apiAs, newKey } from './api.ts';
import { DEMO, logIn, newUser, registerVerified, type Session } from './users.ts';

/** An offer that waits for its client, with API clients for the client and for staff. */
export interface OfferContext {
  readonly session: Session;
  readonly client: ApiClient;
  readonly staff: ApiClient;
  readonly quote: Quote;
}

/** Creates a new client with a draft for an urgent deep clean of $486 with a deposit of $145.80. */
export async function createDraft(request: APIRequestContext) {
  const session = await registerVerified(request, newUser());
  const client = apiAs(session);
  const draft = await client.quotes.createQuote(
    {
      service_id: 'deep',
      rooms: { bedroom: 3, bathroom: 2, kitchen: 1 },
      addon_ids: ['oven'],
      timeline_id: 'urgent',
      address_line1: '14 Banksia Street',
      suburb: 'Castle Hill',
      postcode: '2154',
      access_notes: 'The key is with the neighbour.',
    },
    newKey(),
  );
  return { session, client, draft };
}

/** Creates the same draft and sends it to us. */
export async function createQuoteRequest(request: APIRequestContext) {
  const { session, client, draft } = await createDraft(request);
  const { id, version } = await client.quotes.submitQuote(
    { id: draft.id },
    { version: draft.version, expected_total_cents: draft.total_cents },
  );
  return { session, client, id, version };
}

/** Creates the same request and sends it back as an offer. */
export async function createOffer(request: APIRequestContext): Promise<OfferContext> {
  const { session, client, id, version } = await createQuoteRequest(request);
  const staff = apiAs(await logIn(request, DEMO.staff));
  return { session, client, staff, quote: await staff.quotes.sendQuote({ id }, { version }) };
}

/** Revises an offer whose client requested changes, and sends it again, as staff. */
export async function reviseOffer(
  { client, staff, quote: { id } }: OfferContext,
  bathroom: number,
) {
  const asked = await client.quotes.getQuote({ id });
  const begun = await staff.quotes.reviseQuote({ id }, { version: asked.version });
  const edited = await staff.quotes.updateQuote(
    { id },
    { version: begun.version, rooms: { ...begun.rooms, bathroom }, reason: 'As the client asked.' },
  );
  return staff.quotes.sendQuote({ id }, { version: edited.version });
}

/**
 * Creates a client with a quote that was approved, booked and invoiced. Its one visit has no time
 * yet.
 */
export async function createBookedQuote(request: APIRequestContext): Promise<Session> {
  const { session, client, staff, quote } = await createOffer(request);
  const { id, version } = quote;
  const approved = await client.quotes.approveQuote(
    { id },
    { version, approved_name: 'Robin Tester', accepts_terms: true },
    newKey(),
  );
  await staff.quotes.convertQuote(
    { id },
    { version: approved.version, appointments: [] },
    newKey(),
  );
  const invoice = await staff.invoices.createInvoiceFromQuote({ quote_id: id }, newKey());
  await staff.invoices.issueInvoice({ id: invoice.id }, { version: invoice.version });
  return session;
}
