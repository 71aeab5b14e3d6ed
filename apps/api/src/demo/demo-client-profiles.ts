import { financialYearOf } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Transaction } from '../platform/db/client.ts';
import { clientAddresses, clientProfiles } from '../platform/db/schema/index.ts';
import type { DemoUser } from './demo-users.ts';

type Home = Pick<
  typeof clientAddresses.$inferInsert,
  'label' | 'line1' | 'suburb' | 'postcode' | 'accessNotes'
>;

const HOMES: Readonly<Partial<Record<DemoUser['email'], Home>>> = {
  'general@example.com': {
    label: 'Home',
    line1: '12 Example Street',
    suburb: 'Castle Hill',
    postcode: '2154',
    accessNotes: 'The key is with the neighbour in number 14.',
  },
  'ndis@example.com': {
    label: 'Home',
    line1: '3/48 Sample Avenue',
    suburb: 'Parramatta',
    postcode: '2150',
    accessNotes: 'Please ring the bell and wait. I use a wheelchair.',
  },
};

/** A plan of this financial year, whose invoices go to a plan manager. All of it is made up. */
function planManaged(now: Date) {
  const { from: start, to: end } = financialYearOf(sydneyDateOf(now));
  return {
    planManagement: 'plan',
    planStart: start,
    planEnd: end,
    planManagerName: 'Sample Plan Managers',
    planManagerInvoiceEmail: 'invoices@plan-manager.example',
    nomineeName: 'Ruth Williams',
    nomineeEmail: 'ruth@nominee.example',
    billingLine1: '3/48 Sample Avenue',
    billingSuburb: 'Parramatta',
    billingState: 'NSW',
    billingPostcode: '2150',
    serviceAgreementStart: start,
    serviceAgreementEnd: end,
    remainingBudgetCents: 420_000,
    cancellationFeeCents: 150_25,
  } as const;
}

/** What the demo clients have told about themselves. */
export async function addDetailsOf(
  transaction: Transaction,
  { id: clientId, email, clientType }: DemoUser,
  now: Date,
): Promise<void> {
  const made = { clientId, createdAt: now, updatedAt: now };
  if (clientType === 'ndis') {
    await transaction.insert(clientProfiles).values({ ...made, ...planManaged(now) });
  }
  const home = HOMES[email];
  if (home === undefined) return;
  await transaction.insert(clientAddresses).values({ ...made, ...home, isDefault: true });
}
