import type { Invoice } from '@cleaning/contract';

/** Who pays what is left of an invoice, and how. */
export type WayToPay =
  | { readonly by: 'nobody'; readonly why: 'paid' | 'void' | 'written_off' | 'draft' }
  | { readonly by: 'agency' }
  | { readonly by: 'plan-manager'; readonly name: string }
  /** By bank transfer. `sentTo` is the person it was sent to, where that is not the client. */
  | { readonly by: 'client'; readonly sentTo: string | null };

type Facts = Pick<
  Invoice,
  'status' | 'kind' | 'plan_management' | 'bill_to' | 'balance_cents' | 'client_name'
>;

/** Says who pays. A client is never asked for what somebody else pays for them. */
export function wayToPay(invoice: Facts): WayToPay {
  const { status, kind, plan_management: plan, bill_to: billTo } = invoice;
  if (status === 'void' || status === 'written_off' || status === 'draft') {
    return { by: 'nobody', why: status };
  }
  if (invoice.balance_cents === 0) return { by: 'nobody', why: 'paid' };
  if (kind === 'ndis' && plan === 'agency') return { by: 'agency' };
  if (kind === 'ndis' && plan === 'plan') {
    return { by: 'plan-manager', name: billTo?.name ?? 'Your plan manager' };
  }
  const name = billTo?.name ?? invoice.client_name;
  return { by: 'client', sentTo: name === invoice.client_name ? null : name };
}
