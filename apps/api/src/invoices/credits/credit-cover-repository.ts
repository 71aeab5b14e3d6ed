import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { payerKeyOf } from '../../core/db/invoice-payer.ts';
import { sumOfOpenCredit } from '../../core/db/open-credit.ts';
import { accountCredits, invoices } from '../../core/db/schema/index.ts';
import { isOwedInvoice } from '../../core/db/owed-invoices.ts';

const source = alias(invoices, 'source');
const earlier = alias(invoices, 'earlier');

/**
 * Whether the credit of its payer pays an invoice entirely, after their invoices that were due
 * before it. Invoices that are not to use credit, or whose payer is unknown, are left out.
 */
export const isCoveredByCredit = sql`(${invoices.usesCredit} and coalesce((
  select ${sumOfOpenCredit}
  from ${accountCredits} join ${invoices} "source" on ${source.id} = ${accountCredits.invoiceId}
  where ${accountCredits.clientId} = ${invoices.clientId} and ${payerKeyOf(source)} = ${payerKeyOf(invoices)}
) >= (
  select sum(${earlier.balanceCents}) from ${invoices} "earlier"
  where ${earlier.clientId} = ${invoices.clientId} and ${earlier.usesCredit}
    and ${isOwedInvoice(earlier)}
    and ${payerKeyOf(earlier)} = ${payerKeyOf(invoices)}
    and (${earlier.dueDate}, ${earlier.id}) <= (${invoices.dueDate}, ${invoices.id})
), false))`;
