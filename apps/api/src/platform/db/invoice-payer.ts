import type { InvoicePayer } from '@cleaning/contract';
import { sql } from 'drizzle-orm';
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
