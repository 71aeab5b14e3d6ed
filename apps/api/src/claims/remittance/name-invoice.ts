import { findInvoiceNumbers } from '@cleaning/contract/payments/rules';
import type { StatedRow } from './parse-remittance.ts';

/** A row of a remittance file before it is matched with an invoice and a line. */
export interface ParsedRow extends StatedRow {
  /** The invoice and the line that its reference names; null where it names none. */
  readonly invoiceNumber: string | null;
  readonly lineNumber: number | null;
}

/**
 * Finds the invoice that a row names. The process that reads files leaves this to the service, since
 * it would have to load the whole contract for it.
 */
export function nameInvoice(row: StatedRow): ParsedRow {
  const { numbers, byReference } = findInvoiceNumbers(row.reference);
  const [named] = numbers;
  return {
    ...row,
    invoiceNumber: named?.number ?? byReference[0] ?? null,
    lineNumber: named?.lineNumber ?? null,
  };
}
