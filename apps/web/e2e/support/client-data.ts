import type { ApiClient } from '@cleaning/api-client';
import { addDays } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { APIRequestContext } from '@playwright/test';
import { apiAs, newKey } from './api.ts';
import { now } from './clock.ts';
import { createPdf } from './sample-files.ts';
import { DEMO, type ClientType, logIn, newUser, registerVerified, type Session } from './users.ts';

/** How many records a client has of each kind: none, one, or more than fit on a page. */
export const AMOUNTS = { none: 0, one: 1, many: 12 } as const;

export type Amount = keyof typeof AMOUNTS;

const HOME = { address_line1: '14 Banksia Street', suburb: 'Castle Hill', postcode: '2154' };

/** The date a number of days from today. */
export const inDays = (days: number): string => addDays(sydneyDateOf(now()), days);

/** A new client with this many quotes, invoices, appointments, documents and conversations. */
export async function createClientWith(
  request: APIRequestContext,
  clientType: ClientType,
  amount: Amount,
): Promise<Session> {
  const session = await registerVerified(request, { ...newUser(), clientType });
  if (amount === 'none') return session;
  const client = apiAs(session);
  const staff = apiAs(await logIn(request, DEMO.staff));
  for (let number = 0; number < AMOUNTS[amount]; number += 1) {
    // In sequence, so that their order in a list is known.
    await addQuote(client, staff, number);
    await client.quotes.createQuoteTemplate(
      {
        name: `Clean ${number + 1}`,
        service_id: 'general',
        rooms: { bedroom: 2, bathroom: 1, kitchen: 1 },
        addon_ids: [],
        timeline_id: 'standard',
        ...HOME,
      },
      newKey(),
    );
    await addInvoice(staff, session.user.id);
    await client.appointments.requestAppointment({
      service_id: 'general',
      preferred_date: inDays(14 + number),
      preferred_time: 'morning',
      ...HOME,
    });
    await staff.documents.uploadDocument({
      client_id: session.user.id,
      category: 'checklists',
      file: new File([createPdf('All done')], `Visit checklist ${number + 1}.pdf`),
    });
    await staff.messages.startThread(
      {
        client_id: session.user.id,
        subject: 'Getting in',
        body: 'Where do you leave the key?',
      },
      newKey(),
    );
  }
  return session;
}

/** The first quote is an offer that waits for the client; the others are drafts. */
async function addQuote(client: ApiClient, staff: ApiClient, number: number): Promise<void> {
  const quote = await client.quotes.createQuote(
    {
      service_id: 'general',
      rooms: { bedroom: 2, bathroom: 1, kitchen: 1 },
      addon_ids: [],
      timeline_id: 'standard',
      ...HOME,
    },
    newKey(),
  );
  if (number > 0) return;
  const submitted = await client.quotes.submitQuote(
    { id: quote.id },
    { version: quote.version, expected_total_cents: quote.total_cents },
  );
  await staff.quotes.sendQuote({ id: quote.id }, { version: submitted.version });
}

async function addInvoice(staff: ApiClient, clientId: string): Promise<void> {
  const draft = await staff.invoices.createInvoice(
    {
      client_id: clientId,
      kind: 'private',
      lines: [{ description: 'General cleaning', quantity: 1, unit_price_cents: 215_00 }],
    },
    newKey(),
  );
  await staff.invoices.issueInvoice({ id: draft.id }, { version: draft.version });
}
