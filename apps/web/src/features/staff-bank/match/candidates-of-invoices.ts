import type { InvoiceSummary, MatchCandidate } from '@cleaning/contract';

/** The invoices for which money can come, those that are paid already too: it is kept as a credit of their client. */
export const RECEIVABLE = 'issued,partially_paid,paid,written_off';

/** Pays the chosen invoices in their order, as far as the money goes. */
export function toCandidate(
  amountCents: number,
  chosen: readonly InvoiceSummary[],
): MatchCandidate {
  let left = amountCents;
  const parts = chosen.map((invoice) => {
    const amount = Math.min(left, invoice.balance_cents);
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
      balance_cents: invoice.balance_cents,
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
 * What a row may be once staff say which client it is from: the payment of each invoice that they owe, or a credit.
 *
 * @param invoices of the client, the newest last.
 */
export function candidatesOf(
  amountCents: number,
  invoices: readonly InvoiceSummary[],
): readonly MatchCandidate[] {
  // As the service does: by an invoice that they pay themselves, so that the credit is theirs and not their plan's.
  const keeper = invoices.findLast(({ payer }) => payer === 'client') ?? invoices.at(-1);
  if (keeper === undefined) return [];
  const owed = invoices.filter(({ balance_cents: balance }) => balance > 0);
  return [
    ...owed.map((invoice) => toCandidate(amountCents, [invoice])),
    { ...toCandidate(amountCents, [keeper]), parts: [], rest_cents: amountCents },
  ];
}
