import type { MatchCandidate } from '@cleaning/contract/bank';
import type { InvoiceSummary } from '@cleaning/contract/invoices';
import { receivableOf } from '@cleaning/contract/invoices/rules';

/** Pays the chosen invoices in order, as far as the money goes. */
export function toCandidate(
  amountCents: number,
  chosen: readonly InvoiceSummary[],
): MatchCandidate {
  let left = amountCents;
  const parts = chosen.map((invoice) => {
    const amount = Math.min(left, receivableOf(invoice));
    left -= amount;
    return {
      invoice_id: invoice.id,
      number: invoice.number ?? '',
      client_name: invoice.client_name,
      payer: invoice.payer,
      payer_name: invoice.client_name,
      served_on: invoice.first_line?.service_date_from ?? null,
      due_date: invoice.due_date ?? '',
      total_cents: invoice.total_cents,
      balance_cents: receivableOf(invoice),
      amount_cents: amount,
    };
  });
  const last = parts.at(-1);
  return {
    parts,
    deposit: null,
    rest_cents: left,
    credit:
      last === undefined ? null : { invoice_id: last.invoice_id, client_name: last.client_name },
    agrees: [],
    differs: [],
  };
}

/**
 * The candidates of a row once staff say which client paid: one for each invoice that the client
 * owes, and a credit.
 *
 * @param invoices of the client, newest last.
 */
export function proposeCandidates(
  amountCents: number,
  invoices: readonly InvoiceSummary[],
): readonly MatchCandidate[] {
  // The service does the same: the credit is kept on an invoice that the client pays, so that it
  // belongs to the client and not to the plan.
  const keeper = invoices.findLast(({ payer }) => payer === 'client') ?? invoices.at(-1);
  if (keeper === undefined) return [];
  const owed = invoices.filter((invoice) => receivableOf(invoice) > 0);
  return [
    ...owed.map((invoice) => toCandidate(amountCents, [invoice])),
    { ...toCandidate(amountCents, [keeper]), parts: [], rest_cents: amountCents },
  ];
}
