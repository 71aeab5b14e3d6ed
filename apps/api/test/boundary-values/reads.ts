import { allEndpoints, type EndpointName } from '@cleaning/contract/endpoints';
import type { EndpointDefinition } from '@cleaning/contract/http';
import type { World } from './world.ts';

/** What a read needs to know to ask for a record. */
export interface Subject {
  readonly world: World;
  /** The id of the record, of whatever kind it is. */
  readonly id: string;
  /** What the write answered. */
  readonly answer: unknown;
}

const YEAR = 'from=2026-01-01&to=2026-12-31';
const TIMES = 'start_time=09:30&end_time=12:00';
const THEIR_DAYS = 'first_date=2026-12-01&last_date=2026-12-05';

/** The queries of the reads that need one, and those of others that show more. */
const QUERIES: Readonly<Partial<Record<EndpointName, (subject: Subject) => readonly string[]>>> = {
  searchForStaff: () => ['text=Park', 'text=INV-2026', 'text=xx'],
  checkArea: () => ['q=Ryde'],
  listOpenings: () => ['minutes=120'],
  getStaffCalendar: ({ world }) => [
    'from=2026-11-30&to=2026-12-06',
    `from=2026-11-30&to=2026-12-06&staff_id=${world.staff.id}`,
  ],
  getStaffMonth: ({ world }) => [
    'from=2026-11-30&to=2027-01-03',
    `from=2026-11-30&to=2027-01-03&staff_id=${world.staff.id}`,
  ],
  listQuoteItems: ({ id }) => [`quote_id=${id}`],
  listQuoteRevisions: ({ id }) => [`quote_id=${id}`],
  listQuoteAttachments: ({ id }) => [`quote_id=${id}`],
  listAppointmentSeries: ({ id }) => [`client_id=${id}`],
  checkSeries: ({ id, world }) => [
    `client_id=${id}&recurrence=every_2_weeks&first_date=2026-12-03&${TIMES}&staff_id=${world.staff.id}`,
  ],
  checkSeriesChange: ({ answer, world }) =>
    textsIn(answer, 'occurrences', 'appointment', 'id').map(
      (visit) =>
        `recurrence=every_2_weeks&first_date=2026-12-04&appointment_id=${visit}&${TIMES}&staff_id=${world.staff.id}`,
    ),
  checkLeave: () => [THEIR_DAYS],
  getHandOver: () => ['', 'last_day=2026-12-04'],
  listTimesheets: () => ['week=2026-11-30'],
  getTimesheet: () => ['week=2026-11-30'],
  listMyInvoicedAppointments: () => [YEAR],
  getStatement: ({ world }) => ['', `&client_id=${world.client.id}`].map((of) => `${YEAR}${of}`),
  downloadStatementPdf: ({ world }) =>
    ['', `&client_id=${world.client.id}`].map((of) => `${YEAR}${of}`),
  getHourlyRates: ({ id }) => [`client_id=${id}`],
  listInvoiceLines: ({ id }) => [`invoice_id=${id}`],
  downloadReceiptPdf: ({ answer }) =>
    textsIn(answer, 'payments', 'id').map((id) => `payment_id=${id}`),
  exportBookkeeping: () =>
    ['invoices', 'payments', 'prepayments', 'write_offs', 'credits'].flatMap((record) =>
      ['xero', 'myob', 'plain'].map((layout) => `record=${record}&layout=${layout}&${YEAR}`),
    ),
  previewExport: () => ['xero', 'myob', 'plain'].map((layout) => `layout=${layout}&${YEAR}`),
  exportReport: () => ['report=gst&year=2026', 'report=aged_debts'],
  getGstReport: () => ['year=2026'],
  listSavedViews: () => ['list=quotes', 'list=invoices', 'list=clients'],
};

/** The reads whose query names the record, and the part of the service that it belongs to. */
const ASKED_BY: Readonly<Record<string, string>> = {
  listQuoteItems: 'quotes',
  listQuoteRevisions: 'quotes',
  listQuoteAttachments: 'quotes',
  listAppointmentSeries: 'clients',
  checkSeries: 'clients',
  getHourlyRates: 'clients',
  listInvoiceLines: 'invoices',
} satisfies Partial<Record<EndpointName, string>>;

/** The reads that links in answers lead to. */
const BY_LINK: ReadonlySet<string> = new Set<EndpointName>(['downloadFile', 'readCalendarFeed']);

const reads = allEndpoints.filter(({ method, name }) => method === 'GET' && !BY_LINK.has(name));
const asksForOne = ({ path, name }: EndpointDefinition) => path.includes(':') || name in ASKED_BY;

const readsOfOne = reads.filter(asksForOne);
export const lists = reads.filter((endpoint) => !asksForOne(endpoint));

/**
 * Lists and reports of everything, which take long to make. They are read once, after all writes.
 */
const LONG: ReadonlySet<string> = new Set<EndpointName>([
  'downloadStatementPdf',
  'exportBookkeeping',
  'previewExport',
  'exportReport',
  'getGstReport',
  'searchForStaff',
  'exportOwnData',
]);

/** The reads that show a record, by the part of the service that it belongs to. */
export const readsIn = (part: string): readonly EndpointDefinition[] =>
  readsOfOne.filter((read) => (ASKED_BY[read.name] ?? partOf(read)) === part);

/** Where else the records of a part of the service are shown. */
const SHOWN_IN: Readonly<Record<string, readonly string[]>> = {
  accounts: ['clients', 'users', 'staff'],
  clients: ['accounts'],
  appointments: ['appointment_series', 'staff', 'openings'],
  appointment_series: ['appointments', 'staff'],
  cleaners: ['appointments', 'openings'],
  timesheets: ['cleaners'],
  leave: ['cleaners', 'appointments', 'staff'],
  bank_statements: ['invoices'],
  invoices: ['staff'],
};

export const partOf = ({ path }: Pick<EndpointDefinition, 'path'>): string =>
  path.split('/')[0] ?? '';

/** Whether a list shows what a write changes, and can be read after each. */
export const shows = (write: EndpointDefinition, read: EndpointDefinition): boolean =>
  !LONG.has(read.name) &&
  [partOf(write), ...(SHOWN_IN[partOf(write)] ?? [])].includes(partOf(read));

/** The addresses of a read, below the base path. */
export function addressesOf(read: EndpointDefinition, subject: Subject): readonly string[] {
  const path = read.path.replace(':part', '1').replaceAll(/:\w+/gu, subject.id);
  const queries = QUERIES[read.name as EndpointName]?.(subject) ?? [''];
  return queries.map((query) => (query === '' ? path : `${path}?${query}`));
}

/** The addresses of the service that an answer links to. */
export const linksIn = (body: string): readonly string[] =>
  [...body.matchAll(/"url":"(?:https?:\/\/[^/"]+)?\/api\/v1\/([^"]+)"/gu)].map(
    ([, path = '']) => path,
  );

/** The texts at a place in an answer; a list is followed to each of its items. */
function textsIn(value: unknown, ...names: readonly string[]): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, ...names));
  const [name, ...rest] = names;
  if (name === undefined) return typeof value === 'string' ? [value] : [];
  return typeof value === 'object' && value !== null
    ? textsIn(Reflect.get(value, name), ...rest)
    : [];
}
