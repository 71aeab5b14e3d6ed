import {
  bankRowResultSchema,
  bankStatementSchema,
  openBankRowSchema,
  type BankRowResult,
  type BankStatement,
  type OpenBankRow,
} from '@cleaning/contract/bank';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { TestApp, TestPerson } from './create-test-app.ts';
import { multipart } from './multipart.ts';

type Signed = Pick<TestPerson, 'token'>;

/** A row in ANZ's format, dated 21 November, the day of the tests. */
export const line = (text: string, dollars: string) => `21/11/2026,${dollars},${text}\n`;

/** Uploads the CSV file of a bank, with other fields of the form. */
export async function sendStatement(
  api: TestApp,
  as: Signed,
  csv: string | Uint8Array<ArrayBuffer>,
  fields: Readonly<Record<string, string>> = {},
  path = 'bank_statements/',
): Promise<LightMyRequestResponse> {
  const file = new File([csv], 'statement.csv', { type: 'text/csv' });
  return api.call({ method: 'POST', path, as, ...(await multipart({ ...fields, file })) });
}

/** Imports a statement. */
export async function importStatement(
  api: TestApp,
  as: Signed,
  csv: string | Uint8Array<ArrayBuffer>,
): Promise<BankStatement> {
  const response = await sendStatement(api, as, csv);
  expect(response.statusCode).toBe(201);
  return bankStatementSchema.parse(response.json());
}

/** Reads the open rows of all statements. */
export async function readOpenRows(api: TestApp, as: Signed, query = ''): Promise<OpenBankRow[]> {
  const response = await api.call({ path: `bank_statements/open_rows/${query}`, as });
  expect(response.statusCode).toBe(200);
  return openBankRowSchema.array().parse(response.json<{ rows: unknown }>().rows);
}

/** Records what some rows pay. */
export async function confirmRows(
  api: TestApp,
  as: Signed,
  rows: readonly object[],
): Promise<BankRowResult[]> {
  const body = { rows };
  const response = await api.call({ method: 'POST', path: 'bank_statements/confirm/', as, body });
  expect(response.statusCode).toBe(200);
  return bankRowResultSchema.array().parse(response.json<{ results: unknown }>().results);
}

/** The first candidate of a row, as a decision. */
export const firstCandidateOf = ({ id, candidates }: OpenBankRow) => ({
  id,
  parts: (candidates[0]?.parts ?? []).map(({ invoice_id, amount_cents }) => ({
    invoice_id,
    amount_cents,
  })),
});

/** A row as it is ticked off against what recorded its money. */
export const tickOff = ({ id, recorded }: OpenBankRow) => {
  const { deposit = null, kept = null } = recorded ?? {};
  return {
    id,
    parts: (recorded?.parts ?? []).map(({ invoice_id, amount_cents }) => ({
      invoice_id,
      amount_cents,
    })),
    ...(deposit && {
      deposit: { quote_id: deposit.quote_id, amount_cents: deposit.amount_cents },
    }),
    ...(kept && { kept: { invoice_id: kept.invoice_id, amount_cents: kept.amount_cents } }),
    recorded_as: recorded?.reference,
  };
};
