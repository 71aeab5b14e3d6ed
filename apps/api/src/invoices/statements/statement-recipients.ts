import type { Statement, StatementRecipient } from '@cleaning/contract/invoices';
import { paymentReference } from '@cleaning/contract/payments/rules';
import { fullName } from '@cleaning/contract/rules';
import { currentPeriod } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Queryable } from '../../core/db/client.ts';
import { notFound } from '../../core/http/api-error.ts';
import { findClientRecord, type ClientRecord } from '../../clients/client-directory.ts';
import { listOpen, type LedgerPart } from './statement-repository.ts';
import { readAccount } from './read-statement.ts';
import { listSentOn } from './sent-statement-repository.ts';

/**
 * The possible recipients of a statement, and what each of them gets. The plan manager is that of
 * today's plan.
 */
export async function readRecipients(
  queryable: Queryable,
  statement: Statement,
  now: Date,
): Promise<StatementRecipient[]> {
  const { client_id: clientId, from, to } = statement;
  const today = sydneyDateOf(now);
  const client = await findClientRecord(queryable, clientId);
  if (client === null) throw notFound();
  const sent = await listSentOn(queryable, { clientId, sentOn: today });
  const recipients: StatementRecipient[] = [];
  for (const { part, ...who } of partiesOf(client, today)) {
    const open = await listOpen(queryable, { clientId, part });
    const account =
      part === 'client' ? statement : await readAccount(queryable, { clientId, from, to, part });
    recipients.push({
      ...who,
      opening_balance_cents: account.opening_balance_cents,
      closing_balance_cents: account.closing_balance_cents,
      rows: account.rows,
      payment_references: open.flatMap(({ number, balanceCents }) => {
        const reference = paymentReference(number);
        return number === null || reference === null
          ? []
          : [
              {
                invoice_number: number,
                payment_reference: reference,
                balance_cents: balanceCents,
              },
            ];
      }),
      sent_today: sent.get(who.recipient) ?? null,
    });
  }
  return recipients;
}

interface Party extends Pick<StatementRecipient, 'recipient' | 'name' | 'email'> {
  readonly part: LedgerPart;
}

function partiesOf(client: ClientRecord, today: string): Party[] {
  const own: Party = {
    recipient: 'client',
    name: fullName(client.firstName, client.lastName),
    email: client.email,
    part: 'client',
  };
  const plan = currentPeriod(client.plans, today);
  if (plan?.planManagement !== 'plan' || plan.planManagerInvoiceEmail === null) return [own];
  const email = plan.planManagerInvoiceEmail;
  // The name on the invoices that were sent to them.
  const name = plan.planManagerName ?? email;
  return [own, { recipient: 'plan_manager', name, email, part: { planManager: name } }];
}
