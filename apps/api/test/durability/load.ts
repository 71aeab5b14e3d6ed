import type { Bookkeeper, Client } from './people.ts';

/** What the service acknowledged before it was killed. */
export class Acknowledged {
  /** Every key that was sent, whether or not it was answered. */
  readonly quoteKeys = new Set<string>();
  readonly invoiceKeys = new Set<string>();
  /** The quote or invoice that each answered key created. */
  readonly quotes = new Map<string, string>();
  readonly invoices = new Map<string, string>();
  readonly submitted = new Set<string>();
  /** The number under which each invoice was issued. */
  readonly issued = new Map<string, string>();
  /** The reference of the payment recorded for each invoice. */
  readonly paid = new Map<string, string>();
}

/** The most calls that one writer makes unless it is stopped. */
const MOST = 40;

/** Creates quotes, and submits every other one, until the service is killed. */
export async function askForQuotes(client: Client, name: string, seen: Acknowledged) {
  await repeat(async (count) => {
    const key = `${name}-quote-${count}`;
    seen.quoteKeys.add(key);
    const quote = await client.create(key);
    seen.quotes.set(key, quote.id);
    if (count % 2 === 0) seen.submitted.add((await client.submit(quote)).id);
  });
}

/**
 * Creates invoices, issues them, and records a payment for every other one, until the service is
 * killed.
 */
export async function sendInvoices(
  { staff, clientId }: { readonly staff: Bookkeeper; readonly clientId: string },
  name: string,
  seen: Acknowledged,
) {
  await repeat(async (count) => {
    const key = `${name}-invoice-${count}`;
    seen.invoiceKeys.add(key);
    const draft = await staff.create(key, clientId);
    seen.invoices.set(key, draft.id);
    const { id, number } = await staff.issue(draft);
    seen.issued.set(id, number ?? '');
    if (count % 2 === 0) {
      await staff.pay(id, key);
      seen.paid.set(id, key);
    }
  });
}

async function repeat(work: (count: number) => Promise<void>): Promise<void> {
  for (let count = 0; count < MOST; count += 1) {
    try {
      await work(count);
    } catch {
      return;
    }
  }
}
