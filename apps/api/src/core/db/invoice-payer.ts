import { invoicePayer, type InvoicePayer } from '@cleaning/contract/invoices/rules';
import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { invoices } from './schema/index.ts';

/** The payer of an invoice, as `invoicePayer` of the contract works it out. */
export const payerOfInvoice = sql<InvoicePayer>`case
  when ${invoices.kind} = 'private' or ${invoices.planManagement} = 'self' then 'client'
  when ${invoices.planManagement} = 'plan' then 'plan_manager'
  when ${invoices.planManagement} = 'agency' then 'agency'
  else 'unknown'
end`;

/**
 * Whether the client pays: otherwise their NDIS plan pays. While the plan management is unknown,
 * the client is not asked to pay.
 */
export const isPaidByClient = sql`(${invoices.kind} = 'private' or ${invoices.planManagement} is not distinct from 'self')`;

type Paid = Pick<typeof invoices.$inferSelect, 'kind' | 'planManagement' | 'billTo'>;

/**
 * What two invoices of one client have in common when the same person or agency pays both: credit
 * of one can then pay the other. Null while the payer is unknown, which is the same as no other.
 */
function payerKey({ kind, planManagement, billTo }: Paid): string | null {
  const payer = invoicePayer(kind, planManagement);
  if (payer === 'unknown') return null;
  return payer === 'plan_manager' ? `plan_manager ${billTo?.name ?? ''}` : payer;
}

/** Whether the same person or agency pays two invoices of one client. */
export function isSamePayer(one: Paid, other: Paid): boolean {
  const key = payerKey(one);
  return key !== null && key === payerKey(other);
}

/** The key in SQL, of the invoices or of an alias of them. */
export const payerKeyOf = (
  table: Readonly<Record<'kind' | 'planManagement' | 'billTo', AnyPgColumn>>,
): SQL => sql`case
  when ${table.kind} = 'private' or ${table.planManagement} = 'self' then 'client'
  when ${table.planManagement} = 'plan' then 'plan_manager ' || coalesce(${table.billTo} ->> 'name', '')
  when ${table.planManagement} = 'agency' then 'agency'
end`;
