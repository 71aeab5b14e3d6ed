import type { Target } from './measure.ts';
import type { StoredClient } from './stored-quotes.ts';

const JSON_HEADER = { 'content-type': 'application/json' };
const WANTED_QUOTE = {
  service_id: 'general',
  rooms: { bedroom: 2, bathroom: 1 },
  addon_ids: ['oven'],
  timeline_id: 'standard',
  address_line1: '1 Blaxland Road',
  suburb: 'Ryde',
  postcode: '2112',
};

const headersOf = (token: string) => ({ authorization: `Token ${token}` });

const read = (path: string, token: string) => ({
  path: `/api/v1/${path}`,
  headers: headersOf(token),
});

const readsOfClient = (quoteId: string) => [
  'accounts/dashboard/',
  'quotes/my-quotes/',
  'appointments/my_appointments/',
  'invoices/my-invoices/',
  'invoices/statement/?from=2025-07-01&to=2026-06-30',
  `quotes/${quoteId}/`,
];

const readsOfStaff = (today: string) => [
  'staff/today/',
  'quotes/',
  'quotes/totals/',
  `appointments/staff_calendar/?from=${today}&to=${today}`,
  'appointments/',
  'invoices/',
  'invoices/?search=INV-2020-00000042',
  'invoices/totals/',
  'clients/',
  'clients/counts/',
  'messages/',
  'staff/search/?text=Nguyen',
  'bookkeeping/aged_debts/',
];

/** What clients look at, what staff look at, and what is written. Each client has a share of the first and the last. */
export function callsOfADay(
  origin: string,
  staffToken: string,
  clients: readonly StoredClient[],
): Target[] {
  const today = new Date().toISOString().slice(0, 10);
  return [
    {
      name: 'clients read',
      origin,
      calls: clients.flatMap(({ token, quoteId }) =>
        readsOfClient(quoteId).map((path) => read(path, token)),
      ),
    },
    {
      name: 'staff read',
      origin,
      calls: readsOfStaff(today).map((path) => read(path, staffToken)),
    },
    {
      name: 'clients ask for a quote',
      origin,
      method: 'POST',
      calls: clients.map(({ token }) => ({
        path: '/api/v1/quotes/',
        headers: { ...headersOf(token), ...JSON_HEADER },
      })),
      body: JSON.stringify(WANTED_QUOTE),
    },
  ];
}

/** One of each different call of the day. */
export const differentCalls = (
  origin: string,
  staffToken: string,
  client: StoredClient,
): Target[] =>
  callsOfADay(origin, staffToken, [client]).flatMap(({ name, calls, ...target }) =>
    calls.map((call) => ({
      ...target,
      name: `${name.split(' ')[0]}: ${call.path.replace(client.quoteId, 'ID').replace('/api/v1/', '')}`,
      calls: [call],
    })),
  );
