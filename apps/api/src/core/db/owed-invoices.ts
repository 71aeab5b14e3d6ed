import { OWED_INVOICE_STATUSES } from '@cleaning/contract/invoices/rules';
import { inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { invoices } from './schema/index.ts';

/**
 * The condition on invoices of which something is still to be paid. Their balance is more than zero,
 * by a check of the table.
 *
 * @param table the invoices, or an alias of them.
 */
export const isOwedInvoice = (table: { readonly status: AnyPgColumn } = invoices): SQL =>
  inArray(table.status, [...OWED_INVOICE_STATUSES]);
