import type { Invoice } from '@cleaning/contract/invoices';
import type { Queryable } from '../../core/db/client.ts';
import { isSamePayer } from '../../core/db/invoice-payer.ts';
import { findClientRecord } from '../../clients/client-directory.ts';
import { payerColumns, planOfInvoice } from '../issue/bill-to.ts';
import type { InvoiceRow } from '../invoice-repository.ts';
import { listOpenCreditsOf, openCentsOf } from './account-credit-repository.ts';

/** The credit of who would pay a draft if it were issued today, and the part that it would use. */
export async function readCreditToUse(
  queryable: Queryable,
  draft: InvoiceRow,
  today: string,
): Promise<NonNullable<Invoice['credit_to_use']>> {
  const credits = await listOpenCreditsOf(queryable, draft.clientId);
  const client = credits.length === 0 ? null : await findClientRecord(queryable, draft.clientId);
  if (client === null) return { held_cents: 0, used_cents: 0 };
  const plan = await planOfInvoice(queryable, client, { id: draft.id, today });
  const issued = { kind: draft.kind, ...payerColumns(client, draft.kind, plan) };
  const held = credits
    .filter((credit) => isSamePayer(credit, issued))
    .reduce((cents, credit) => cents + openCentsOf(credit), 0);
  return { held_cents: held, used_cents: draft.usesCredit ? Math.min(held, draft.totalCents) : 0 };
}
