import { mockEndpoint, refuse } from '@cleaning/api-client/testing';
import type { BankColumns } from '@cleaning/contract/bank';
import type { BankColumnKind } from '@cleaning/contract/bank/rules';
import { endpoints } from '@cleaning/contract/endpoints';
import type { EndpointDefinition } from '@cleaning/contract/http';
import { API_BASE_PATH } from '@cleaning/contract/http/rules';
import { http, HttpResponse } from 'msw';

/** The first rows of a file with 21, as their bank names the columns. */
const CELLS: readonly (readonly [name: string, ...samples: readonly string[]])[] = [
  ['Posted', '23/11/2026', '23/11/2026', '20/11/2026', '20/11/2026', '19/11/2026'],
  ['Type', 'TFR', 'DEP', 'EFT', 'DEP', 'DD'],
  ['Narrative', 'ZHANG W', 'B CARVER BOND CLEAN', 'FUEL NORTH RYDE', 'NDIA', 'INSURANCE'],
  ['Ref', '26000463', '', '8841', 'BPR-0006', 'P-2210'],
  ['Credit', '280.00', '560.00', '', '270.45', ''],
  ['Debit', '', '', '62.10', '', '118.00'],
  ['Bal', '7,656.65', '7,376.65', '6,816.65', '6,878.75', '6,608.30'],
];

const GUESS: readonly BankColumnKind[] = [
  'date',
  'skip',
  'text',
  'reference',
  'credit',
  'debit',
  'balance',
];

/** How the service reads a CSV file with unknown columns: 21 rows whose balance adds up. */
export const bankColumns = (overrides: Partial<BankColumns> = {}): BankColumns => ({
  columns: CELLS.map(([name, ...samples]) => ({ name, samples })),
  row_count: 21,
  layout: { columns: [...GUESS], names_row: 1, date_order: null },
  origin: 'guessed',
  likely_names_row: 1,
  date_choices: [],
  problem: null,
  rows: [
    { row: 2, booked_on: '2026-11-23', amount_cents: 280_00, text: 'ZHANG W 26000463' },
    { row: 3, booked_on: '2026-11-23', amount_cents: 560_00, text: 'B CARVER BOND CLEAN' },
    { row: 4, booked_on: '2026-11-20', amount_cents: -62_10, text: 'FUEL NORTH RYDE 8841' },
    { row: 5, booked_on: '2026-11-20', amount_cents: 270_45, text: 'NDIA BPR-0006' },
    { row: 6, booked_on: '2026-11-19', amount_cents: -118_00, text: 'INSURANCE P-2210' },
  ],
  in_count: 12,
  out_count: 9,
  from: '2026-11-16',
  to: '2026-11-23',
  balance: {
    opening_cents: 8204_11,
    in_cents: 2568_94,
    out_cents: 3116_40,
    closing_cents: 7656_65,
    difference_cents: 0,
  },
  ...overrides,
});

/** A file with 21 rows, and its columns as the service reads them. */
export const UNKNOWN_FILE = new File(['Posted;Type'], 'export_4417_nov.csv', { type: 'text/csv' });

/** The text fields of the form that a call sent. */
export type SentFields = Readonly<Record<string, string>>;

/** Serves an upload by its text fields. jsdom and Node.js do not agree on a form with a file. */
export const mockUpload = (
  { path }: EndpointDefinition,
  respond: (fields: SentFields) => { readonly status?: number; readonly body: object },
) =>
  http.post(`*${API_BASE_PATH}/${path}`, async ({ request }) => {
    const fields = (await request.text()).matchAll(/name="(\w+)"\r\n\r\n([^\r]*)\r\n/gu);
    const { status = 200, body } = respond(
      Object.fromEntries(Array.from(fields, ([, name = '', value = '']) => [name, value])),
    );
    return HttpResponse.json(body, { status });
  });

/** Serves the columns of a file, and keeps what was asked. */
export const readingColumns = (overrides: Partial<BankColumns> = {}, asked: SentFields[] = []) =>
  mockUpload(endpoints.readBankColumns, (fields) => {
    asked.push(fields);
    return { body: bankColumns(overrides) };
  });

/** Refuses an import because its columns are not known. */
export const refusingUnknown = mockEndpoint(
  endpoints.importBankStatement,
  refuse(400, { columns: ['We have not seen this kind of file before.'] }),
);
