import type { Client } from '@cleaning/contract/clients';
import type { Invoice } from '@cleaning/contract/invoices';
import { fullName, joinWithAnd } from '@cleaning/contract/rules';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#kit/api/portal-api.tsx';

/**
 * The names of those who get the emails about an issued invoice: its payer, its client, and a
 * nominee who gets copies, each of them once and only with an address.
 */
export function mailRecipients(
  { bill_to: payer }: Pick<Invoice, 'bill_to'>,
  { email, first_name: firstName, last_name: lastName, profile }: Client,
): string[] {
  const client = { email, name: fullName(firstName, lastName) };
  const nominee = {
    email: profile.is_ndis_client && profile.nominee_gets_copies ? profile.nominee_email : null,
    name: profile.nominee_name ?? 'their nominee',
  };
  const people = [...(payer === null ? [] : [payer]), client, nominee];
  // The payer of a private invoice is the client, with one address.
  const byAddress = new Map(people.toReversed().map((person) => [person.email, person.name]));
  byAddress.delete(null);
  return [...byAddress.values()].toReversed();
}

/** Says who gets mail: "Plans Together and Mia Tran get an email." */
export function describeMail(names: readonly string[], what: string): string {
  if (names.length === 0) {
    return 'Nobody gets an email: there is no address. Phone them, or post the PDF.';
  }
  const everybody = joinWithAnd(names);
  return `${everybody} ${names.length === 1 ? 'gets' : 'get'} ${what}.`;
}

/** Says who gets the mail of an invoice; empty until its client is known. */
export function useWhoGetsMail(invoice: Invoice, what = 'an email'): string {
  const api = useApi();
  const { data: client } = useQuery(api.getClient.query({ id: invoice.client_id }));
  return client === undefined ? '' : describeMail(mailRecipients(invoice, client), what);
}
