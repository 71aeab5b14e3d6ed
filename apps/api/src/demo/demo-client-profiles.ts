import { addDays, financialYearOf } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Transaction } from '../platform/db/client.ts';
import {
  clientAddresses,
  clientAgreements,
  clientPlans,
  clientProfiles,
} from '../platform/db/schema/index.ts';
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

/** The plans of this financial year and the last, whose invoices go to a plan manager. All made up. */
function demoPlans(now: Date) {
  const today = sydneyDateOf(now);
  const { from: start, to: end } = financialYearOf(today);
  const earlier = financialYearOf(addDays(start, -1));
  const manager = {
    planManagement: 'plan',
    planManagerName: 'Sample Plan Managers',
    planManagerInvoiceEmail: 'invoices@plan-manager.example',
  } as const;
  return [
    { ...manager, start: earlier.from, end: earlier.to },
    { ...manager, start, end, remainingBudgetCents: 420_000, remainingBudgetOn: today },
  ];
}

/** The service agreements of the same years, with what a late cancellation costs. */
function demoAgreements(now: Date) {
  return demoPlans(now).map(({ start, end }) => ({ start, end, cancellationFeeCents: 150_25 }));
}

/** What an NDIS client has told apart from their plans. */
const NDIS_DETAILS = {
  nomineeName: 'Ruth Williams',
  nomineeEmail: 'ruth@nominee.example',
  billingLine1: '3/48 Sample Avenue',
  billingSuburb: 'Parramatta',
  billingState: 'NSW',
  billingPostcode: '2150',
} as const;

/** What the demo clients entered about themselves. */
export async function addDetailsOf(
  transaction: Transaction,
  { id: clientId, email, clientType }: DemoUser,
  now: Date,
): Promise<void> {
  const made = { clientId, createdAt: now, updatedAt: now };
  if (clientType === 'ndis') {
    await transaction.insert(clientProfiles).values({ ...made, ...NDIS_DETAILS });
    await transaction
      .insert(clientPlans)
      .values(demoPlans(now).map((plan) => ({ ...made, ...plan })));
    await transaction
      .insert(clientAgreements)
      .values(demoAgreements(now).map((agreement) => ({ ...made, ...agreement })));
  }
  const home = HOMES[email];
  if (home === undefined) return;
  await transaction.insert(clientAddresses).values({ ...made, ...home, isDefault: true });
}
