import { MAX_REMITTANCE_ROWS } from '@cleaning/contract/claims';
import { z } from 'zod';
import { programBeside } from '../../core/files/inspection/program-path.ts';
import type { ReaderProgram } from '../../core/files/inspection/reader-process.ts';
import { readTextFile } from '../../core/files/inspection/read-text-file.ts';
import { nameInvoice, type ParsedRow } from './name-invoice.ts';
import type { StatedRow } from './parse-remittance.ts';

export interface RemittanceInput {
  readonly content: string;
  readonly maxRows: number;
}

const PROGRAM: ReaderProgram<readonly StatedRow[]> = {
  path: programBeside(import.meta, 'remittance-process'),
  result: z
    .array(
      z.strictObject({
        row: z.int().positive(),
        reference: z.string(),
        itemNumber: z.string().nullable(),
        serviceDate: z.string().nullable(),
        outcome: z.enum(['paid', 'rejected', 'open', 'unreadable']),
        paid_cents: z.int().nonnegative(),
        reason: z.string().nullable(),
      }),
    )
    .max(MAX_REMITTANCE_ROWS),
};

/**
 * Reads the rows of a remittance file in a process of its own.
 *
 * @throws ApiError `validation_failed` when it is not a CSV file, has too many rows, or has no
 *   column for the invoice or the amount; `unavailable` while too many files wait.
 */
export async function readRemittance(content: string): Promise<readonly ParsedRow[]> {
  const input: RemittanceInput = { content, maxRows: MAX_REMITTANCE_ROWS };
  const rows = await readTextFile(PROGRAM, { input, field: 'content' });
  return rows.map(nameInvoice);
}
